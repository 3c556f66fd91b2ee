import { changesBetween } from '#domain/base/audit/index.ts'

const SHOWN = ['day', 'startsAt', 'partySize']

/**
 * Lists the changes of a reservation for the audit log, which outlives what is known of a guest: of contact and wishes
 * it says only that they changed. Instants are ISO texts.
 */
export function whatChanged(before: object, after: object) {
  const all = changesBetween<object>(before, after)
  const others = Object.keys(all).filter((field) => !SHOWN.includes(field))
  return {
    changes: Object.fromEntries(Object.entries(all).filter(([field]) => SHOWN.includes(field))),
    details: { ...(others.length > 0 && { fields: others.join(', ') }) },
  }
}
