import { z } from 'zod'
import { isoDay, wholeNumber } from '#shared/kernel/validation.ts'
import type { NoSlot } from './slots.ts'

export const day = isoDay.describe('A day of service, `2026-12-24`.')
export const time = z
  .string({ error: 'required' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid')
  .describe('Of day, in the restaurant, `19:30`.')
export const partySize = wholeNumber(1, 1_000).describe('Guests.')

/** No table at that time. `nearest` are times of the same day at which there is one. */
export type NoTable = { ok: false; reason: NoSlot; nearest: string[] }
