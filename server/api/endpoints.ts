import { auditEndpoints } from './base/audit-endpoints.ts'
import { cartEndpoints } from './orders/cart-endpoints.ts'
import { catalogDeskEndpoints } from './catalog/catalog-desk-endpoints.ts'
import { catalogEndpoints } from './catalog/catalog-endpoints.ts'
import { contactThreadEndpoints } from './customers/contact-threads-endpoints.ts'
import { currencyEndpoints } from './catalog/currency-endpoints.ts'
import { chatEndpoints } from './site/chat-endpoints.ts'
import { consentEndpoints } from './base/consents-endpoints.ts'
import { customerDeskEndpoints } from './customers/customer-desk-endpoints.ts'
import { customerEndpoints } from './customers/customers-endpoints.ts'
import { dataRequestEndpoints } from './customers/data-requests-endpoints.ts'
import { offerEndpoints } from './catalog/offers-endpoints.ts'
import { discountEndpoints } from './orders/discounts-endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { eventEndpoints } from './restaurant/events-endpoints.ts'
import { inventoryEndpoints } from './catalog/inventory-endpoints.ts'
import { newsletterEndpoints } from './newsletters/newsletters-endpoints.ts'
import { menuEndpoints } from './restaurant/menu-endpoints.ts'
import { orderDeskEndpoints } from './orders/order-desk-endpoints.ts'
import { orderEndpoints } from './orders/orders-endpoints.ts'
import { paymentEndpoints } from './orders/payments-endpoints.ts'
import { pictureEndpoints } from './base/picture-endpoints.ts'
import { recallEndpoints } from './orders/recalls-endpoints.ts'
import { recipeDeskEndpoints } from './recipes/recipe-desk-endpoints.ts'
import { recipeEndpoints } from './recipes/recipes-endpoints.ts'
import { refundEndpoints } from './orders/refund-endpoints.ts'
import { tableDeskEndpoints } from './restaurant/reservations/desk-endpoints.ts'
import { reservationEndpoints } from './restaurant/reservations/endpoints.ts'
import { reviewEndpoints } from './orders/reviews-endpoints.ts'
import { roleEndpoints } from './accounts/roles-endpoints.ts'
import { subscriberEndpoints } from './newsletters/subscribers-endpoints.ts'
import { voucherEndpoints } from './orders/vouchers-endpoints.ts'
import { stocktakeEndpoints } from './catalog/stocktakes-endpoints.ts'

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
  ...contactThreadEndpoints,
  ...auditEndpoints,
  ...roleEndpoints,
  ...orderDeskEndpoints,
  ...catalogDeskEndpoints,
  ...recipeDeskEndpoints,
  ...refundEndpoints,
  ...discountEndpoints,
  ...offerEndpoints,
  ...voucherEndpoints,
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
].flatMap(withFormerAddresses)

function withFormerAddresses(endpoint: Endpoint): Endpoint[] {
  const { path: replacedBy, formerPaths = [] } = endpoint
  return [endpoint, ...formerPaths.map((path) => ({ ...endpoint, path, replacedBy }))]
}
