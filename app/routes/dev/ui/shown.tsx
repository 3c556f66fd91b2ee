import { Badge, type BadgeTone } from '#app/components/admin/badge.tsx'
import { type Column, DataList } from '#app/components/admin/data-list.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { ProductGridSkeleton } from '#app/components/catalog/product-grid-skeleton.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { Icon, type IconName } from '#app/components/ui/icons.tsx'
import { Pagination } from '#app/components/ui/pagination.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import { SpiceLevel } from '#app/components/ui/spice-level.tsx'
import { Stars } from '#app/components/ui/stars.tsx'
import { SamplePart } from './sample-part.tsx'
import type { SampleTexts } from './sample-texts.ts'

const TONES: BadgeTone[] = ['plain', 'good', 'waiting', 'bad']
const LEVELS = [0, 1, 2, 3, 4, 5] as const
const ICONS = [
  'search',
  'close',
  'menu',
  'bag',
  'user',
  'eye',
  'minus',
  'plus',
  'check',
  'alert',
  'trash',
  'right',
  'left',
  'down',
  'arrow',
  'truck',
  'star',
  'hand',
  'mortar',
] satisfies IconName[]
const ORDERS = [8900, 178_000, 1_234_500]

function columnsOf(
  { columns: [order = '', state = '', total = ''], badges }: SampleTexts,
  charge: (cents: number) => string,
): Column<number>[] {
  return [
    { key: 'order', head: order, cell: (cents) => `KROK-26-${String(cents).padStart(7, '0')}` },
    { key: 'state', head: state, cell: () => <Badge tone="good">{badges[1]}</Badge> },
    { key: 'total', head: total, isNumber: true, cell: charge },
  ]
}

/** The parts that are only looked at: marks, pictures, lists, icons; loading and empty, too. */
export function Shown({ texts }: { texts: SampleTexts }) {
  const { parts, badges } = texts
  const { charge } = useMoney()
  return (
    <>
      <SamplePart id="marks" title={parts.marks}>
        <ul className="flex flex-wrap gap-6">
          {LEVELS.map((level) => (
            <li key={level}>
              <SpiceLevel level={level} withWord />
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap items-center gap-6">
          <Stars stars={4} text={texts.stars} note="12" />
          {TONES.map((tone, i) => (
            <Badge key={tone} tone={tone}>
              {badges[i]}
            </Badge>
          ))}
          <span className="text-lg font-semibold tabular-nums">{charge(1_234_500)}</span>
        </p>
      </SamplePart>
      <SamplePart id="pictures" title={parts.pictures}>
        <div className="grid max-w-3xl gap-6 *:min-w-0 sm:grid-cols-2">
          <Picture image="/images/products/green-curry-paste" alt={texts.jar} sizes="24rem" />
          <Picture image={null} alt={texts.noPicture} sizes="24rem" />
        </div>
        <ProductGridSkeleton count={3} />
        <Pagination
          label={texts.pages}
          list={{ page: 2, pageSize: 10, total: 30 }}
          pageAt={(page) => ({ to: '/shop', search: { page: String(page) } })}
        />
      </SamplePart>
      <SamplePart id="lists" title={parts.lists}>
        <OfficeCard id="card" title={texts.heading} hint={texts.hint}>
          <DataList label={parts.lists} rows={ORDERS} keyOf={String} columns={columnsOf(texts, charge)} />
        </OfficeCard>
        <EmptyState title={texts.noneTitle} text={texts.noneText} />
      </SamplePart>
      <SamplePart id="icons" title={parts.icons}>
        <ul className="flex flex-wrap gap-6">
          {ICONS.map((name) => (
            <li key={name} className="grid w-16 justify-items-center gap-1 text-sm text-stone">
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </SamplePart>
    </>
  )
}
