import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { InventoryView } from '#domain/catalog/stock-desk/views.ts'

/** The numbers of a product: what may be sold, and what stands on the shelves. */
export function StockFacts({ view, waiting }: { view: InventoryView; waiting: number }) {
  const { inventory: texts } = useStaffMessages()
  const facts = [
    { label: texts.stock, value: view.stock },
    { label: texts.onHand, value: view.onHand },
    { label: texts.ordered, value: view.onHand + view.missing - view.stock },
    { label: texts.withoutBatch, value: view.withoutBatch },
  ]
  return (
    <div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {facts.map(({ label, value }) => (
          <div key={label} className="card flex flex-col-reverse justify-end p-4">
            <dt className="text-sm text-stone">{label}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {waiting > 0 && <p className="notice mt-3">{texts.waiting(waiting)}</p>}
      {view.missing > 0 && (
        <div className="notice notice-error mt-3">
          <p className="font-semibold">
            {texts.missing}: {view.missing}
          </p>
          <p>{texts.missingHint}</p>
        </div>
      )}
    </div>
  )
}
