import { toCents } from '#shared/catalog/rand.ts'

/** Rand that were typed, in cents: undefined where nothing was, null where it is no amount, which schemas refuse. */
export function typedAmount(typed = ''): number | null | undefined {
  return typed.trim() ? (toCents(typed) ?? null) : undefined
}
