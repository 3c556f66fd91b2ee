/**
 * The rooms of the house, the lowest first: a room knows only those before it. docs/architecture.md says what each is for;
 * lint and tests/house read the order from here.
 */
export const ROOMS = [
  'base',
  'catalog',
  'recipes',
  'orders',
  'restaurant',
  'accounts',
  'newsletters',
  'customers',
  'site',
] as const

export type Room = (typeof ROOMS)[number]
