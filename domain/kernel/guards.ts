import type { Actor, Customer, Ctx, ShopActor, Staff } from './context.ts'
import { DomainError } from './errors.ts'

/*
 * Guards that say who may call a verb. Each returns the actor, so that a verb knows who acts, and throws
 * `DomainError('forbidden')` for anybody else. A module's policy.ts says which verb uses which guard.
 */

/** Lets everybody pass. */
export function allowAnyone({ actor }: Ctx): Actor {
  return actor
}

/** Customers, acting for themselves. */
export function requireCustomer({ actor }: Ctx): Customer {
  if (actor.role !== 'customer') throw new DomainError('forbidden')
  return actor
}

/** Staff of any kind. */
export function requireStaff({ actor }: Ctx): Staff {
  if (actor.role !== 'staff') throw new DomainError('forbidden')
  return actor
}

/** Staff who are admins. */
export function requireAdmin(ctx: Ctx): Staff {
  const staff = requireStaff(ctx)
  if (!staff.isAdmin) throw new DomainError('forbidden')
  return staff
}

/**
 * The same, for what a stolen session must not do: in a session whose owner has typed their password in the last minutes
 * (`confirmPassword`).
 * @throws DomainError unconfirmed
 */
export function confirmed<Who extends Actor>(guard: (ctx: Ctx) => Who): (ctx: Ctx) => Who {
  return (ctx) => {
    const actor = guard(ctx)
    const until = ctx.session?.confirmedUntil
    if (!until || until <= ctx.now()) throw new DomainError('unconfirmed')
    return actor
  }
}

/** The shop itself, in background jobs. A verb that only other verbs call takes a `ShopCtx` instead. */
export function requireShop({ actor }: Ctx): ShopActor {
  if (actor.role !== 'shop') throw new DomainError('forbidden')
  return actor
}

/** Admins, or the shop itself in background jobs. */
export function requireAdminOrShop(ctx: Ctx): Staff | ShopActor {
  return ctx.actor.role === 'shop' ? ctx.actor : requireAdmin(ctx)
}

/** Staff, or the shop itself in background jobs. */
export function requireStaffOrShop({ actor }: Ctx): Staff | ShopActor {
  if (actor.role !== 'staff' && actor.role !== 'shop') throw new DomainError('forbidden')
  return actor
}
