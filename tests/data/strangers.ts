import { randomUUID } from 'node:crypto'
import type { Actor } from '#domain/kernel/context.ts'

/** Actors whom nothing of a shop belongs to. */
export const STRANGERS: Actor[] = [{ role: 'visitor' }, { role: 'customer', id: randomUUID() }]

/** The same, and those who may do less than an admin. */
export const BELOW_ADMIN: Actor[] = [...STRANGERS, { role: 'staff', id: randomUUID(), isAdmin: false }]

/** Actors who may not do what only the shop itself does. */
export const ALL_BUT_SHOP: Actor[] = [...STRANGERS, { role: 'staff', id: randomUUID(), isAdmin: true }]
