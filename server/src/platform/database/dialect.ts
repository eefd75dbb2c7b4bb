import {
  type BinaryOperationNode,
  OperatorNode,
  PostgresDialect,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
} from 'kysely';

/** PostgreSQL, except that `in ()`, which it cannot parse, matches nothing. */
export class Dialect extends PostgresDialect {
  override createQueryCompiler() {
    return new Compiler();
  }
}

class Compiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode) {
    const { operator, rightOperand } = node;
    const isEmpty = PrimitiveValueListNode.is(rightOperand) && rightOperand.values.length === 0;
    const word = OperatorNode.is(operator) ? operator.operator : '';
    if (isEmpty && word === 'in') this.append('false');
    else if (isEmpty && word === 'not in') this.append('true');
    else super.visitBinaryOperation(node);
  }
}
