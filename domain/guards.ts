import type { Actor, Customer, Ctx, ShopActor, Staff } from './context.ts'
import { DomainError } from './errors.ts'

/*
 * Who may call a verb. Each returns the actor it lets pass, so that a verb knows who acts, and throws
 * `DomainError('forbidden')` for anybody else. A module's policy.ts says which verb asks for which.
 */

/** Lets everybody pass: what the verb shows or does, it may show to or do for anybody. */
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

/** The shop itself: background work. Where the caller is another verb, ask for a `ShopCtx` instead. */
export function requireShop({ actor }: Ctx): ShopActor {
  if (actor.role !== 'shop') throw new DomainError('forbidden')
  return actor
}

/** Staff, or the shop itself where it works by itself. */
export function requireStaffOrShop({ actor }: Ctx): Staff | ShopActor {
  if (actor.role !== 'staff' && actor.role !== 'shop') throw new DomainError('forbidden')
  return actor
}
