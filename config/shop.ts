import type { LocalizedText } from '#shared/locale.ts'

/**
 * The facts about the business that pages and mails print. Invented: replace them before going live.
 * Street and city are in Latin script in Thai too, so that a map finds them.
 */
export type ShopDetails = {
  name: string
  legalName: string
  vatNumber: string
  email: string
  phone: string
  street: LocalizedText
  city: LocalizedText
  postalCode: string
}

export const shopDetails: ShopDetails = {
  name: 'KROK',
  legalName: 'KROK Foods (Pty) Ltd',
  vatNumber: '4000000000',
  email: 'hello@krok.example',
  phone: '+27 21 555 0142',
  street: { en: '112 Bree Street', th: '112 Bree Street' },
  city: { en: 'Cape Town', th: 'Cape Town' },
  postalCode: '8001',
}
