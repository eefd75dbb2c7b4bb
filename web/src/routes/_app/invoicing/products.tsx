import { createFileRoute } from '@tanstack/react-router';
import { ProductList } from '../../../features/reference/ProductList.tsx';
import type { ReferenceSearch } from '../../../features/reference/reference.api.ts';
import { idOf, reading, wordOf } from '../../../platform/search.ts';
import { usePlaces } from '../../../platform/usePlaces.ts';
import { PlaceFilter } from '../../../ui/PlaceFilter.tsx';

export const Route = createFileRoute('/_app/invoicing/products')({
  validateSearch: reading<Omit<ReferenceSearch, 'list'>>({
    organisation_id: idOf,
    q: wordOf,
    archived: wordOf,
  }),
  component: ProductsRoute,
});

function ProductsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const places = usePlaces('invoiceSettings');
  const place = places.find(({ id }) => id === search.organisation_id) ?? places[0];
  const onSearch = (next: ReferenceSearch) =>
    navigate({ search: next, replace: next.q !== search.q });
  return (
    <ProductList
      key={place?.id}
      organisationId={place?.id}
      search={search}
      onSearch={onSearch}
      filters={
        <PlaceFilter
          places={places}
          place={place}
          onPlace={(organisation_id) => onSearch({ ...search, organisation_id })}
        />
      }
    />
  );
}
