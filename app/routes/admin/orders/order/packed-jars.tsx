import { Badge } from '#app/components/admin/badge.tsx'
import { dayText } from '#app/components/admin/catalog/day-text.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import type { PackedLine } from '#domain/catalog/stock-desk/views.ts'
import { Fold } from './fold.tsx'
import type { OrderReply } from './order-reply.ts'
import { repackIntent, RepackForm } from './repack-form.tsx'

type PackedJarsProps = { lines: PackedLine[]; isPacking: boolean; pageReply: OrderReply | undefined }

/** The batches from which the order is packed; while it is here, other jars can be taken. */
export function PackedJars({ lines, isPacking, pageReply }: PackedJarsProps) {
  const { inventory } = useStaffMessages()
  const texts = inventory.packed
  // Without scripts the page comes back as the order is now, where the form may be gone.
  const isOver = pageReply?.refusal?.reason === 'not_packing'
  if (!isOver && !lines.some(hasBatches)) return null
  return (
    <Fold
      id="packed"
      title={texts.title}
      isOpen={isOver || isPacking}
      forms={['repack-']}
      pageReply={pageReply}
    >
      {isOver && (
        <p role="alert" className="notice notice-error mb-4 font-semibold">
          {texts.refusals.not_packing}
        </p>
      )}
      {isPacking && lines.some(hasFault) && (
        <p className="notice notice-error mb-4 font-semibold">{texts.mustNotLeave}</p>
      )}
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.orderItemId} className="py-3 first:pt-0 last:pb-0">
            <p className="font-semibold wrap-anywhere">{line.name}</p>
            <Jars line={line} />
            {isPacking && <Swap line={line} pageReply={pageReply} />}
          </li>
        ))}
      </ul>
    </Fold>
  )
}

/** A shop may have no batches at all. */
const hasBatches = ({ packed, others }: PackedLine) =>
  [...packed, ...others].some(({ batchId }) => batchId !== null)

export const hasFault = ({ packed }: PackedLine) => packed.some(({ fault }) => fault !== null)

function Jars({ line: { packed } }: { line: PackedLine }) {
  const { inventory } = useStaffMessages()
  const locale = useLocale()
  const texts = inventory.packed
  return (
    <ul className="mt-1 grid gap-1">
      {packed.map(({ batchId, code, bestBefore, quantity, fault }) => (
        <li key={batchId} className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
          {batchId && code && bestBefore ? (
            <LocalLink
              to="/admin/inventory/batches/:id"
              params={{ id: batchId }}
              className="link inline-flex min-h-11 items-center"
            >
              {texts.jars(quantity, code, dayText(bestBefore, locale))}
            </LocalLink>
          ) : (
            <span className="inline-flex min-h-11 items-center">{texts.withoutBatch(quantity)}</span>
          )}
          {fault && <Badge tone="bad">{inventory[fault]}</Badge>}
        </li>
      ))}
    </ul>
  )
}

/** In the open where the jars must not leave the shop, else one click further. */
function Swap({ line, pageReply }: { line: PackedLine; pageReply: OrderReply | undefined }) {
  const { inventory } = useStaffMessages()
  const texts = inventory.packed
  const isBad = hasFault(line)
  const packedIds = line.packed.map(({ batchId }) => batchId)
  const hasOthers = line.others.some(({ batchId }) => packedIds.length > 1 || !packedIds.includes(batchId))
  if (!hasOthers) {
    if (!isBad) return null
    return (
      <div className="mt-2 grid justify-items-start gap-3">
        <p>{texts.noOthers}</p>
        <LocalLink to="/admin/inventory/receive" className="btn btn-line">
          {texts.receive}
        </LocalLink>
      </div>
    )
  }
  if (isBad) return <RepackForm line={line} pageReply={pageReply} />
  return (
    <details open={pageReply?.intent === repackIntent(line)}>
      <summary className="link min-h-11 cursor-pointer content-center">{texts.swap}</summary>
      <RepackForm line={line} pageReply={pageReply} />
    </details>
  )
}
