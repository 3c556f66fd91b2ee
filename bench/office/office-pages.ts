import { desc } from 'drizzle-orm'
import { orders, products } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { CUSTOMER_FILTERS, CUSTOMER_SORTS } from '#shared/customers/customer-lists.ts'
import { INVENTORY_FILTERS } from '#domain/catalog/stock-desk/schemas.ts'

export type OfficePage = [name: string, path: string]

/** The lists of the office with their filters, as addresses in this shop. A new list joins here. */
export async function readOfficePages(ctx: Ctx, customerId: string): Promise<OfficePage[]> {
  const { order, product } = await inTransaction(asShop(ctx), async ({ db }) => {
    const [order] = await db
      .select({ id: orders.id, number: orders.number })
      .from(orders)
      .orderBy(desc(orders.createdAt))
      .limit(1)
    if (!order) throw new Error('the shop is empty')
    const [product] = await db.select({ id: products.id }).from(products).limit(1)
    if (!product) throw new Error('the shop sells nothing')
    return { order, product }
  })
  return [
    ['Today', '/admin'],
    ['orders', '/admin/orders'],
    ['orders: to pack', '/admin/orders?status=confirmed'],
    ['orders: delivered', '/admin/orders?status=delivered'],
    ['orders: unpaid', '/admin/orders?status=unpaid'],
    ['orders: a number', `/admin/orders?search=${order.number}`],
    ['orders: an email', '/admin/orders?search=buyer-77@example.com'],
    ['orders: a frequent name', '/admin/orders?search=buyer'],
    ['orders: nobody', '/admin/orders?search=xqzvw'],
    ['an order', `/admin/orders/${order.id}`],
    ['orders: to pack, the longest waiting first', '/admin/orders?status=to_pack&sort=waiting'],
    ['orders: transfers', '/admin/orders?status=transfers'],
    ['orders: money', '/admin/orders?status=money'],
    ['orders: with notes', '/admin/orders?noted=yes'],
    ['orders: the largest', '/admin/orders?sort=total'],
    ['orders: a product', '/admin/orders?search=curry'],
    ['products', '/admin/products'],
    ['products: a word', '/admin/products?search=curry'],
    ['products: nobody', '/admin/products?search=xqzvw'],
    ['products: by name', '/admin/products?sort=name'],
    ['products: by price', '/admin/products?sort=price'],
    ['products: untranslated', '/admin/products?texts=untranslated'],
    ['a product', `/admin/products/${product.id}`],
    ['categories', '/admin/categories'],
    ['stock', '/admin/inventory'],
    ['stock: a word', '/admin/inventory?search=curry'],
    ['stock: nothing', '/admin/inventory?search=xqzvw'],
    ...INVENTORY_FILTERS.map((filter): OfficePage => [
      `stock: ${filter}`,
      `/admin/inventory?filter=${filter}`,
    ]),
    ['the stock of a product', `/admin/inventory/${product.id}`],
    ['batches', '/admin/inventory/batches'],
    ['stocktakes', '/admin/inventory/stocktakes'],
    ['customers', '/admin/customers'],
    ...CUSTOMER_FILTERS.map((filter): OfficePage => [
      `customers: ${filter}`,
      `/admin/customers?filter=${filter}`,
    ]),
    ...CUSTOMER_SORTS.map((sort): OfficePage => [`customers by ${sort}`, `/admin/customers?sort=${sort}`]),
    ['customers: a frequent name', '/admin/customers?search=buyer'],
    ['customers: an email', '/admin/customers?search=buyer-77@example.com'],
    ['customers: nobody', '/admin/customers?search=xqzvw'],
    ['a customer', `/admin/customers/${customerId}`],
    ['guests', '/admin/guests?email=buyer-1@example.com'],
    ['audit', '/admin/audit'],
    ['audit: an action', '/admin/audit?action=product.changed'],
    ['audit: a person', '/admin/audit?person=buyer'],
    ['audit: a frequent text', '/admin/audit?text=reason'],
    ['audit: a text of one in a thousand', '/admin/audit?text=No.%20777'],
    ['audit: no such text', '/admin/audit?text=xqzvw'],
    ['audit: a person and a text', '/admin/audit?person=buyer&text=No.%20777'],
    ['sign-ins', '/admin/audit/sign-ins'],
    ['team', '/admin/team'],
    ['discounts', '/admin/discounts'],
    ['payment notifications', '/admin/payment-notifications'],
    ['checks', '/admin/checks'],
  ]
}
