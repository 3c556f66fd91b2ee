import type { Occasion } from '#shared/restaurant/states.ts'

export type SeedTable = { name: string; area: string; fewest: number; most: number }

/** The tables of the demo's restaurant, in their order. */
export const seedTables: SeedTable[] = [
  ...['1', '2', '3', '4'].map((name) => ({ name, area: 'Window', fewest: 1, most: 2 })),
  ...['5', '6', '7', '8', '9'].map((name) => ({ name, area: 'Room', fewest: 2, most: 4 })),
  { name: '10', area: 'Room', fewest: 4, most: 6 },
  { name: '11', area: 'Room', fewest: 4, most: 6 },
  { name: '12', area: 'Room', fewest: 6, most: 8 },
  { name: 'T1', area: 'Terrace', fewest: 1, most: 4 },
  { name: 'T2', area: 'Terrace', fewest: 1, most: 4 },
  { name: 'T3', area: 'Terrace', fewest: 1, most: 4 },
]

/** Tables that are pushed together, by their names. */
export const seedCombinations = [
  { tables: ['3', '4'], fewest: 3, most: 4 },
  { tables: ['5', '6'], fewest: 5, most: 8 },
  { tables: ['11', '12'], fewest: 9, most: 14 },
]

export type SeedParty = {
  /** The tables' names, two if they are pushed together. */
  tables: string[]
  time: string
  partySize: number
  name: string
  /** Its last digits; the rest is a number that nobody has. */
  phone?: string
  didNotCome?: true
  occasion?: Occasion
  allergies?: string
  wishes?: string
}

/** The guests of a day, as the demo shows it. */
export const seedParties: SeedParty[] = [
  { tables: ['1'], time: '12:00', partySize: 2, name: 'Lerato Dlamini', phone: '01' },
  { tables: ['5'], time: '12:00', partySize: 4, name: 'Pieter van Wyk', phone: '02' },
  { tables: ['T1'], time: '12:30', partySize: 3, name: 'สมชาย ใจดี', phone: '03' },
  { tables: ['2'], time: '13:00', partySize: 2, name: 'Aisha Khan', phone: '04', didNotCome: true },
  { tables: ['10'], time: '13:00', partySize: 5, name: 'Naidoo', phone: '05', wishes: 'A high chair' },
  { tables: ['T2'], time: '13:30', partySize: 2, name: 'Grace Botha', phone: '06' },
  { tables: ['3'], time: '14:00', partySize: 1, name: 'Nok', phone: '07' },
  { tables: ['7'], time: '17:00', partySize: 4, name: 'Mokoena', phone: '08', wishes: 'Early: children' },
  { tables: ['1'], time: '17:30', partySize: 2, name: 'Emma Smit', phone: '09' },
  { tables: ['T3'], time: '17:30', partySize: 3, name: 'Yusuf Patel', phone: '10', allergies: 'Peanuts' },
  { tables: ['5'], time: '18:00', partySize: 4, name: 'Johan Kruger', phone: '11' },
  { tables: ['2'], time: '18:00', partySize: 2, name: 'Thandi Zulu', phone: '12', occasion: 'anniversary' },
  { tables: ['10'], time: '18:30', partySize: 6, name: 'Ndlovu', phone: '13', occasion: 'birthday' },
  { tables: ['6'], time: '18:30', partySize: 3, name: 'วิภา ศรีสุข', phone: '14' },
  { tables: ['3'], time: '18:30', partySize: 2, name: 'Carla Fourie', phone: '15' },
  { tables: ['T1'], time: '19:00', partySize: 4, name: 'Sipho Khumalo', phone: '16' },
  {
    tables: ['11', '12'],
    time: '19:00',
    partySize: 11,
    name: 'De Villiers',
    phone: '17',
    occasion: 'celebration',
    wishes: 'One bill',
  },
  { tables: ['4'], time: '19:00', partySize: 2, name: 'Mia Jacobs', phone: '18', occasion: 'date' },
  { tables: ['8'], time: '19:30', partySize: 4, name: 'Adams', phone: '19', allergies: 'Shellfish, egg' },
  { tables: ['1'], time: '19:30', partySize: 2, name: 'Kagiso Molefe', phone: '20' },
  { tables: ['T2'], time: '19:30', partySize: 3, name: 'Hannah Meyer', phone: '21' },
  { tables: ['7'], time: '20:00', partySize: 4, name: 'Pretorius', phone: '22' },
  { tables: ['2'], time: '20:00', partySize: 2, name: 'Zanele Mthembu', phone: '23' },
  { tables: ['9'], time: '20:00', partySize: 3, name: 'ปรีชา', phone: '24', allergies: 'ถั่วลิสง' },
  { tables: ['3'], time: '20:30', partySize: 2, name: 'Luca Rossi', phone: '25' },
]

/** Parties that would like to come on a day that is full for so many. */
export const seedWaiting = [
  { name: 'Bongani Nkosi', partySize: 6, from: '18:30', until: '20:00', phone: '31' },
  { name: 'Sarah Cohen', partySize: 8, from: '19:00', until: '20:00', phone: '32' },
]
