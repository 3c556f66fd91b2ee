import { collectSubjects } from '#domain/base/audit/index.ts'
import type { AuditSubjectSources } from '#domain/base/audit/schemas.ts'
import { savedAnswerSubjects } from '#domain/customers/saved-answers/index.ts'
import { personSubjects } from '#domain/accounts/accounts/index.ts'
import { settingsSubjects } from '#domain/base/settings/index.ts'
import { catalogSubjects } from '#domain/catalog/catalog/index.ts'
import { importSubjects } from '#domain/catalog/catalog-desk/index.ts'
import { batchSubjects } from '#domain/catalog/inventory/index.ts'
import { stocktakeSubjects } from '#domain/catalog/stocktakes/index.ts'
import { offerSubjects } from '#domain/catalog/offers/index.ts'
import { discountSubjects } from '#domain/orders/discounts/index.ts'
import { orderSubjects } from '#domain/orders/orders/index.ts'
import { refundSubjects } from '#domain/orders/refunds/index.ts'
import { reviewSubjects } from '#domain/orders/reviews/index.ts'
import { voucherSubjects } from '#domain/orders/voucher-desk/index.ts'
import { recipeSubjects } from '#domain/recipes/recipes/index.ts'
import { eventSubjects } from '#domain/restaurant/events/index.ts'
import { dishSubjects } from '#domain/restaurant/menu/index.ts'
import { reservationSubjects } from '#domain/restaurant/reservations/index.ts'
import { tableSubjects } from '#domain/restaurant/table-desk/index.ts'

/** All subjects of the audit log, as their modules declare them in their `subjects.ts`. Compiles only if none is missing. */
export const allSubjects: AuditSubjectSources = collectSubjects([
  personSubjects,
  settingsSubjects,
  catalogSubjects,
  importSubjects,
  batchSubjects,
  stocktakeSubjects,
  discountSubjects,
  offerSubjects,
  orderSubjects,
  refundSubjects,
  reviewSubjects,
  voucherSubjects,
  recipeSubjects,
  eventSubjects,
  dishSubjects,
  reservationSubjects,
  tableSubjects,
  savedAnswerSubjects,
])
