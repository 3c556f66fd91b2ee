import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { mailLinks } from '#database/schema/index.ts'
import type { Ctx } from '../context.ts'
import { digestOf } from './internal.ts'

const PURPOSES = ['reset_password', 'invitation'] as const

/** Which links set a password: one that was asked for, and one that staff had sent. */
export function goodPasswordLink(ctx: Ctx, token: string) {
  return and(
    eq(mailLinks.tokenHash, digestOf(token)),
    inArray(mailLinks.purpose, PURPOSES),
    isNull(mailLinks.usedAt),
    gt(mailLinks.expiresAt, ctx.now()),
  )
}

/** Whose password the link would set; undefined for a link that is used, old, altered or of another purpose. */
export async function findPasswordLink(ctx: Ctx, token: string): Promise<{ userId: string } | undefined> {
  const [link] = await ctx.db
    .select({ userId: mailLinks.userId })
    .from(mailLinks)
    .where(goodPasswordLink(ctx, token))
  return link
}

/** A password has been set: what was mailed before must not undo it. */
export async function voidPasswordLinks(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db
    .delete(mailLinks)
    .where(and(eq(mailLinks.userId, userId), inArray(mailLinks.purpose, PURPOSES), isNull(mailLinks.usedAt)))
}
