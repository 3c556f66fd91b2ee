import type { Ctx } from '#domain/kernel/context.ts'
import { bySender, countTries } from '#domain/kernel/count-tries.ts'

/** Counts a code that somebody wants to pay with as a guess. Never call it inside a transaction. */
export const countGuess = (ctx: Ctx) => countTries(ctx, ...bySender(ctx, 'voucher_codes'))

/** Forgets the guesses of a sender who has a voucher: a checkout asks for it again and again. */
export const forgetGuesses = (ctx: Ctx) => ctx.limits.forget(...bySender(ctx, 'voucher_codes'))
