/** The actions that the audit log records. */
export const AUDIT_ACTIONS = [
  'role.granted',
  'role.revoked',
  'sessions.ended',
  'customer.registered',
  'password.changed',
  'password.reset',
  'password.reset-sent',
  'account.updated',
  'account.locked',
  'account.unlocked',
  'account.deleted',
  'account.erased',
  'account.exported',
  'guest.erased',
  'guest.exported',
  'invitation.sent',
  'invitation.withdrawn',
  'consent.withdrawn',
  'complaint.recorded',
  'subscribers.exported',
  'order.written',
  'order.changed',
  'order.changed-by-buyer',
  'order.deleted',
  'hold.released',
  'discount.created',
  'discount.changed',
  'discount.ended',
  'discount.resumed',
  'offer.created',
  'offer.changed',
  'offer.ended',
  'voucher.given',
  'voucher.replaced',
  'voucher.printed',
  'product.created',
  'product.changed',
  'product.deleted',
  'products.imported',
  'saved-answer.created',
  'saved-answer.changed',
  'saved-answer.deleted',
  'category.created',
  'category.changed',
  'category.deleted',
  'dish.created',
  'dish.changed',
  'dish.sold-out',
  'dish.back',
  'notification.replayed',
  'refund.requested',
  'refund.settled',
  'refund.withdrawn',
  'return.refunded',
  'return.replaced',
  'return.declined',
  'stock.adjusted',
  'stock.received',
  'stock.repacked',
  'stock.threshold',
  'batch.recalled',
  'stocktake.booked',
  'stocktake.abandoned',
  'settings.changed',
  'settings.withdrawn',
  'backup.downloaded',
  'orders.exported',
  'tax-documents.exported',
  'vouchers.exported',
  'payment.recorded',
  'payment.status-set',
  'parcel.sent-again',
  'claim.recorded',
  'claim.closed',
  'recipe.created',
  'recipe.changed',
  'recipe.published',
  'recipe.hidden',
  'recipe.deleted',
  'recipe.picture',
  'ingredient.created',
  'ingredient.changed',
  'ingredient.deleted',
  'picture.added',
  'picture.replaced',
  'picture.described',
  'picture.deleted',
  'newsletter.created',
  'newsletter.changed',
  'newsletter.deleted',
  'newsletter.scheduled',
  'newsletter.started',
  'newsletter.withdrawn',
  'newsletter.paused',
  'newsletter.resumed',
  'newsletter.stopped',
  'event.created',
  'event.changed',
  'event.published',
  'event.hidden',
  'event.postponed',
  'event.cancelled',
  'event.guests-mailed',
  'event.guests-exported',
  'event.guest-removed',
  'review.shown',
  'review.refused',
  'review.answered',
  'reservation.taken',
  'reservation.changed',
  'reservation.changed-by-guest',
  'reservation.offered',
  'reservation.wait-ended',
  'table.closed-out',
  'table.reopened',
  'table.day-noted',
  'table.changed',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Actions that change something that existed: their entries say how it was and how it is. */
export type ChangingAction = Extract<
  AuditAction,
  | 'role.granted'
  | 'role.revoked'
  | 'account.locked'
  | 'account.unlocked'
  | 'consent.withdrawn'
  | 'order.changed'
  | 'order.changed-by-buyer'
  | 'order.deleted'
  | 'hold.released'
  | 'discount.ended'
  | 'offer.changed'
  | 'offer.ended'
  | 'product.changed'
  | 'saved-answer.changed'
  | 'category.changed'
  | 'recipe.changed'
  | 'recipe.picture'
  | 'ingredient.changed'
  | 'dish.changed'
  | 'dish.sold-out'
  | 'dish.back'
  | 'refund.requested'
  | 'refund.settled'
  | 'refund.withdrawn'
  | 'return.refunded'
  | 'return.replaced'
  | 'return.declined'
  | 'stock.adjusted'
  | 'stock.threshold'
  | 'batch.recalled'
  | 'settings.changed'
  | 'settings.withdrawn'
  | 'payment.recorded'
  | 'payment.status-set'
  | 'claim.closed'
  | 'picture.replaced'
  | 'picture.described'
  | 'newsletter.changed'
  | 'newsletter.withdrawn'
  | 'newsletter.paused'
  | 'newsletter.resumed'
  | 'newsletter.stopped'
  | 'event.changed'
  | 'event.published'
  | 'event.hidden'
  | 'event.postponed'
  | 'event.cancelled'
  | 'review.shown'
  | 'review.refused'
  | 'reservation.changed'
  | 'reservation.changed-by-guest'
  | 'table.changed'
>

/** The fields that an action changed, with their values before and after it; null where there was or is none. */
export type AuditChanges = Record<string, { before: unknown; after: unknown }>
