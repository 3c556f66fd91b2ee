import { localizedPath } from '#shared/kernel/locale.ts'
import type { OrderView } from '../orders/views.ts'
import type { Shop } from '#domain/base/settings/schemas.ts'

/** An order, with what shows that the link to it came by mail. */
export type MailedOrder = OrderView & { mailProof?: string }

/** The address of an order's page, as it stands in mails. */
export function orderLink({ accessKey, locale, mailProof }: MailedOrder, { siteUrl }: Shop): string {
  return `${siteUrl}${localizedPath(`/order/${accessKey}`, locale)}${mailProof ? `?mail=${mailProof}` : ''}`
}
