import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { pathTo } from '#app/request/page-path.ts'

/** Opens the cards of these gifts as PDF, to be printed. */
export function GiftCardsLink({ ids, className }: { ids: string[]; className: string }) {
  const { printing } = useStaffMessages()
  const path = pathTo({ to: '/admin/orders/cards.pdf', search: { id: ids.join(',') } }, useLocale())
  return (
    <a href={path} target="_blank" rel="noopener" className={className}>
      {printing.cards(ids.length)}
    </a>
  )
}
