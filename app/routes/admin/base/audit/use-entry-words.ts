import { fieldsOf } from '#app/components/admin/base/group-fields.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import type { AuditView } from '#domain/base/audit/views.ts'
import { SETTINGS_GROUPS } from '#shared/base/settings/groups.ts'
import { valueText } from './value-text.ts'

/** Names the fields and the values of an entry in the words of the pages that they stand on. */
export function useEntryWords({ details }: AuditView) {
  const staff = useStaffMessages()
  const order = useOrderMessages()
  const purchase = usePurchaseMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  const { audit: texts, products, settings } = staff
  const group = SETTINGS_GROUPS.find((one) => one === details.group)
  const ofGroup = group ? fieldsOf(group, settings, purchase.provinces) : []
  const { tastes, nutrition, tasteTitle, nutritionTitle } = products
  const ofProducts: Partial<Record<string, unknown>> = {
    ...products,
    ...products.fields,
    taste: tasteTitle,
    nutrition: nutritionTitle,
  }
  const inGroups = { ...texts, fields: { ...tastes, ...nutrition, ...texts.fields } }
  const labelOf = (name: string) => {
    const ofSettings = ofGroup.find((field) => field.name === name)?.label
    const ofProduct = ofProducts[name]
    return ofSettings ?? texts.fields[name] ?? (typeof ofProduct === 'string' ? ofProduct : name)
  }
  const called = {
    status: order.statuses,
    paymentStatus: order.paymentStatuses,
    refundStatus: staff.refunds.standings,
    reviewState: staff.reviews.states,
    returnState: staff.returns.states,
    state: { ...staff.events.states, published: staff.events.published },
    roles: staff.roles,
    method: staff.methods,
    reason: staff.inventory.reasons,
    'icePack.weekdays': settings.days,
  }
  return {
    labelOf,
    valueOf: (name: string, value: unknown) =>
      valueText(name, value, { texts: inGroups, charge, locale, called }),
  }
}
