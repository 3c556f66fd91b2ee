import { auditEndpoints } from './audit/endpoints.ts'
import { cartEndpoints } from './cart/endpoints.ts'
import { catalogDeskEndpoints } from './catalog-desk/endpoints.ts'
import { catalogEndpoints } from './catalog/endpoints.ts'
import { contactEndpoints } from './contact/endpoints.ts'
import { currencyEndpoints } from './currency/endpoints.ts'
import { chatEndpoints } from './chat/endpoints.ts'
import { consentEndpoints } from './consents/endpoints.ts'
import { customerDeskEndpoints } from './customer-desk/endpoints.ts'
import { customerEndpoints } from './customers/endpoints.ts'
import { dataRequestEndpoints } from './data-requests/endpoints.ts'
import { discountEndpoints } from './discounts/endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { eventEndpoints } from './events/endpoints.ts'
import { inventoryEndpoints } from './inventory/endpoints.ts'
import { newsletterEndpoints } from './newsletters/endpoints.ts'
import { menuEndpoints } from './menu/endpoints.ts'
import { orderDeskEndpoints } from './order-desk/endpoints.ts'
import { orderEndpoints } from './orders/endpoints.ts'
import { paymentEndpoints } from './payments/endpoints.ts'
import { pictureEndpoints } from './pictures/endpoints.ts'
import { recallEndpoints } from './recalls/endpoints.ts'
import { recipeDeskEndpoints } from './recipe-desk/endpoints.ts'
import { recipeEndpoints } from './recipes/endpoints.ts'
import { refundEndpoints } from './refunds/endpoints.ts'
import { tableDeskEndpoints } from './reservations/desk-endpoints.ts'
import { reservationEndpoints } from './reservations/endpoints.ts'
import { reviewEndpoints } from './reviews/endpoints.ts'
import { roleEndpoints } from './roles/endpoints.ts'
import { subscriberEndpoints } from './subscribers/endpoints.ts'
import { stocktakeEndpoints } from './stocktakes/endpoints.ts'

/**
 * All addresses of the API, former ones after their replacements: the routes and the document are made from this list.
 */
export const endpoints: Endpoint[] = [
  ...catalogEndpoints,
  ...recipeEndpoints,
  ...eventEndpoints,
  ...currencyEndpoints,
  ...cartEndpoints,
  ...orderEndpoints,
  ...paymentEndpoints,
  ...customerEndpoints,
  ...consentEndpoints,
  ...customerDeskEndpoints,
  ...subscriberEndpoints,
  ...dataRequestEndpoints,
  ...contactEndpoints,
  ...auditEndpoints,
  ...roleEndpoints,
  ...orderDeskEndpoints,
  ...catalogDeskEndpoints,
  ...recipeDeskEndpoints,
  ...refundEndpoints,
  ...discountEndpoints,
  ...inventoryEndpoints,
  ...recallEndpoints,
  ...stocktakeEndpoints,
  ...pictureEndpoints,
  ...newsletterEndpoints,
  ...reviewEndpoints,
  ...menuEndpoints,
  ...reservationEndpoints,
  ...tableDeskEndpoints,
  ...chatEndpoints,
].flatMap(withFormerAddress)

function withFormerAddress(endpoint: Endpoint): Endpoint[] {
  const { path, formerPath } = endpoint
  return formerPath ? [endpoint, { ...endpoint, path: formerPath, replacedBy: path }] : [endpoint]
}
