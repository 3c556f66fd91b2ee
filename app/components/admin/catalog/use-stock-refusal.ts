import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { AdjustStockResult, ReceiveGoodsResult } from '#domain/catalog/stock-desk/schemas.ts'
import { dayText } from './day-text.ts'

export type StockRefusal =
  | Extract<AdjustStockResult | ReceiveGoodsResult, { ok: false }>
  | { reason: 'unknown_sku'; line: number }
  | { reason: 'no_lines' }

/**
 * Says why the stock was not changed, at the field it is about.
 * @param fieldOf the name of a line's field in the form
 */
export function useStockRefusal(
  fieldOf: (line: number, field: 'sku' | 'batchCode' | 'bestBefore') => string,
) {
  const { inventory } = useStaffMessages()
  const locale = useLocale()
  const texts = inventory.refusals
  return (refusal: StockRefusal): RefusalText => {
    switch (refusal.reason) {
      case 'too_few':
        return { text: texts.too_few(refusal.left), field: 'quantity' }
      case 'other_date':
        return {
          text: texts.other_date(dayText(refusal.bestBefore, locale)),
          field: fieldOf(refusal.line, 'bestBefore'),
        }
      case 'unknown_sku':
        return { text: texts.unknown_sku, field: fieldOf(refusal.line, 'sku') }
      case 'no_lines':
        return { text: inventory.noLines }
      case 'recalled':
        return {
          text: texts.recalled,
          field: 'line' in refusal ? fieldOf(refusal.line, 'batchCode') : 'batchId',
        }
      case 'expired':
        return {
          text: texts.expired,
          field: 'line' in refusal ? fieldOf(refusal.line, 'bestBefore') : 'batchId',
        }
      default:
        return { text: texts[refusal.reason] }
    }
  }
}
