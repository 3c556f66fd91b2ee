import type { DayHours } from '#shared/base/settings/hours.ts'
import type { Settings } from './schemas.ts'

const daily: DayHours = { opens: '11:00', closes: '22:00' }

/**
 * The settings until somebody sets something else. Names, numbers and addresses are invented: replace them before going
 * live. Street and city are in Latin script in Thai too, so that a map finds them.
 */
export const DEFAULT_SETTINGS: Settings = {
  company: {
    legalName: 'KROK Foods (Pty) Ltd',
    registrationNumber: '',
    directors: '',
    isUnregistered: false,
    vatNumber: '4000000000',
    email: 'hello@krok.example',
    phone: '+27 21 555 0142',
    street: { en: '112 Bree Street', th: '112 Bree Street' },
    city: { en: 'Cape Town', th: 'Cape Town' },
    postalCode: '8001',
  },
  hours: {
    week: { mon: daily, tue: daily, wed: daily, thu: daily, fri: daily, sat: daily, sun: daily },
    exceptions: [],
  },
  social: { facebook: '', instagram: '', tiktok: '', youtube: '', line: '', whatsapp: '' },
  bank: { account: '' },
  delivery: {
    // The courier's flat rates from Cape Town.
    zones: {
      near: { cents: 7_500, freeFromCents: 60_000 },
      main: { cents: 9_900, freeFromCents: 60_000 },
      far: { cents: 12_900, freeFromCents: 60_000 },
    },
    provinces: {
      WC: 'near',
      EC: 'main',
      FS: 'main',
      GP: 'main',
      KZN: 'main',
      LP: 'far',
      MP: 'far',
      NC: 'far',
      NW: 'far',
    },
    orderBy: '12:00',
    days: { near: { from: 2, to: 3 }, main: { from: 2, to: 4 }, far: { from: 3, to: 4 } },
    icePack: null,
  },
  // South Africa's standard rate; the planned 15.5 % was withdrawn in April 2025.
  tax: { vatPercent: 15 },
  stock: { lowStock: 5 },
  orders: { payOnlineMinutes: 30, payByTransferDays: 5, payLargeTransferHours: 4 },
  mail: { fromName: 'KROK', fromAddress: 'hello@krok.example', newslettersPerMinute: 60 },
  reservations: {
    stays: { two: 90, four: 120, eight: 150, more: 180 },
    largestParty: 16,
    lastSeatingMinutes: 90,
    leadMinutes: 60,
    daysAhead: 60,
    guestsPerSlot: 24,
    beforePause: { stays: {} },
    offerMinutes: 30,
    reminderHours: 24,
    cancelHours: 24,
    depositFrom: 0,
    depositCentsPerGuest: 10_000,
  },
  vouchers: { isSold: true, yearsValid: 3 },
  gifts: { isOffered: true, wrappingCents: null },
  // A demo has nothing to lose. Production begins with them: `server/main.ts`.
  backups: { isOn: false, recipient: '' },
  // A demo, and a shop that sold before one could be closed. A new shop begins closed: `server/main.ts`.
  opening: { isOpen: true },
}
