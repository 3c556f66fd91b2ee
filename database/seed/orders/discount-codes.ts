/** Codes of the demo's shop: one for those who are new, one for its dearest month. */
export const seedCodes = {
  welcome: { code: 'SAWASDEE', kind: 'percent', percent: 10, amountCents: null, minimumCents: 0 },
  festive: { code: 'FESTIVE', kind: 'amount', percent: null, amountCents: 5_000, minimumCents: 40_000 },
} as const
