import type { Work } from '#domain/orders/reports/schemas.ts'

const idsOf = ({ queues, lowStock }: Work) =>
  [...Object.values(queues), lowStock].map(({ first }) => first.map(({ id }) => id).join()).join(';')

/** True if the lists of what waits name other orders or products than before. */
export function isChanged(before: Work, now: Work): boolean {
  return idsOf(before) !== idsOf(now)
}
