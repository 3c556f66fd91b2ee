import { localizedPath, pick } from '#shared/kernel/locale.ts'
import { formatVoucherCode } from '#shared/orders/voucher-code.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { unavailableIfFull } from '#domain/kernel/errors.ts'
import { getShop } from '#domain/base/settings/index.ts'
import { codeOfCard } from '../vouchers/index.ts'
import type { CardRow } from './read-card.ts'

/** A card as PDF, with its code and the address that its QR code holds. */
export type PrintedCard = { code: string; link: string; pdf: Uint8Array<ArrayBuffer> }

/**
 * Prints a voucher's card. Takes about a tenth of a second, so never call it inside a transaction.
 * @returns undefined if it has no code, or one that only a new card can have
 * @throws DomainError `unavailable` while too many PDFs are waiting
 */
export async function printVoucherCard(
  ctx: ShopCtx,
  { voucher }: { voucher: CardRow },
): Promise<PrintedCard | undefined> {
  const { locale, expiresOn, issuedAt, isRefunded } = voucher
  const code = codeOfCard(ctx, voucher)
  if (code === undefined || expiresOn === null || !issuedAt || isRefunded) return undefined
  const printed = formatVoucherCode(code)
  const { siteUrl, street, city, legalName } = await getShop(ctx)
  const link = `${siteUrl}${localizedPath(`/voucher/${printed}`, locale)}`
  const pdf = await unavailableIfFull(
    'pdf',
    ctx.pdf.printVoucher({
      locale,
      amountCents: voucher.amountCents,
      code: printed,
      link,
      toName: voucher.toName,
      fromName: voucher.fromName,
      message: voucher.message ?? '',
      expiresOn,
      issuedAt: issuedAt.toISOString(),
      site: new URL(siteUrl).host,
      address: `${pick(street, locale)}, ${pick(city, locale)}`,
      seller: legalName,
    }),
  )
  return { code: printed, link, pdf }
}
