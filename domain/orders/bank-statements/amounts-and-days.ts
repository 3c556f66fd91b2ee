const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** Digits with cents behind the last mark, or without; thousands with the other mark, or none. */
const PLAIN = /^(\d*)(?:[.,](\d{1,2}))?$/
const BY_THOUSANDS = /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$|^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/

/**
 * An amount on a statement as cents, negative where money left: `1 234,56`, `R1,234.56`, `-12.00`, `(12.00)`, `12.00 Cr`,
 * `12.00 Dr`. A dash or nothing is 0.
 * @returns undefined where it is no amount
 */
export function readAmount(text: string): number | undefined {
  const bare = text.replace(/[\s'’]/g, '').replace(/^([-−(]?)(?:ZAR|R)/i, '$1')
  if (/^[-–—]?$/.test(bare)) return 0
  const [, before = '', digits = '', after = ''] = /^([-+−(]?)([\d.,]*\d)([-)]|cr|dr)?$/i.exec(bare) ?? []
  const [found, whole = '', cents = '', dotted = '', dottedCents = ''] =
    PLAIN.exec(digits) ?? BY_THOUSANDS.exec(digits) ?? []
  if (!found) return undefined
  const rand = (whole + dotted).replace(/\D/g, '')
  const amount = Number(rand + (cents + dottedCents).padEnd(2, '0'))
  return /[-−(]/.test(before) || /^(?:-|dr)$/i.test(after) ? -amount : amount
}

/**
 * A day on a statement as `2026-11-24`: year first, or day first as in South Africa, in digits or with the month's English
 * name (`24 Nov 2026`, `24Nov2026`), with or without a time behind it.
 * @returns undefined where it is no day
 */
export function readDay(text: string): string | undefined {
  const [day = ''] = /^.*?(?=[ T]\d{1,2}:\d{2}|$)/.exec(text.trim()) ?? []
  const first = /^(\d{4})[-/. ]?(\d{2})[-/. ]?(\d{2})$/.exec(day)
  if (first) return checked(first[1], first[2], first[3])
  const last = /^(\d{1,2})(?:[-/. ](\d{1,2})[-/. ]|[-/. ]?([a-z]{3,9})[-/. ]?)(\d{4})$/i.exec(day)
  if (!last) return undefined
  const [, date, month, name = '', year] = last
  return checked(year, month ?? String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1), date)
}

function checked(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined
}
