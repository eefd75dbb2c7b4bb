/** Mails that open or protect an account do not wait behind other mail. */
type Urgency = 'always' | 'in small numbers' | 'never';

export type Traits = {
  urgency: Urgency;
  /**
   * A mail that could not be sent for this long is no longer sent; shorter than the life of its
   * link.
   */
  minutes: number;
  /**
   * Whom a reader may ask, and who signs it; otherwise the organisation, or Traject for an account.
   */
  signedBy: 'counselor' | 'asker' | 'owner' | 'invoicing' | 'organisation';
  /** Not delivered at night or on a Sunday, also when it was held up until then. */
  inOfficeTime?: true;
  /** Whether its reader is addressed with 'u'; if not set here, the data may say so. */
  formal?: true;
};

export type MailTraits<Mails> = Record<keyof Mails, Traits>;

export const day = 24 * 60;
export const ordinary: Traits = { urgency: 'never', minutes: 7 * day, signedBy: 'organisation' };
export const ofCounselor: Traits = { ...ordinary, signedBy: 'counselor', formal: true };
export const ofAccount: Traits = { ...ordinary, urgency: 'always' };
