import { useEffect } from 'react'
import type { Target } from '#app/request/page-path.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { HitText } from './hit-text.tsx'
import type { HitGroup } from './use-hits.ts'

type HitListProps = {
  id: string
  groups: HitGroup[]
  /** The place of the one that the arrows have chosen. */
  chosen: number
  onPoint: (at: number) => void
  onChoose: (target: Target) => void
}

/** Lists what the search has found, under its field. The focus stays there, so that the arrows go on working. */
export function HitList({ id, groups, chosen, onPoint, onChoose }: HitListProps) {
  const { officeSearch: texts } = useStaffMessages()
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen])
  const option = (target: Target, place: number) =>
    ({
      id: `${id}-${place}`,
      role: 'option',
      'aria-selected': place === chosen,
      className:
        'flex min-h-11 cursor-pointer items-center rounded-field px-3 py-2 aria-selected:bg-coconut aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-leaf',
      onPointerMove: () => onPoint(place),
      onClick: () => onChoose(target),
    }) as const
  return (
    <div
      id={id}
      role="listbox"
      aria-label={texts.results}
      className="mt-4 grid gap-4 empty:hidden"
      onPointerDown={(event) => event.preventDefault()}
    >
      {groups.map(({ key, title, hits, all }, group) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <p id={`${id}-${key}`} className="px-3 pb-1 text-sm font-semibold text-stone">
            {title}
          </p>
          {hits.map((hit, at) => (
            <div key={hit.key} {...option(hit.target, countHits(groups.slice(0, group)) + at)}>
              <HitText hit={hit} />
            </div>
          ))}
          {all && (
            <div {...option(all.target, countHits(groups.slice(0, group + 1)) - 1)}>
              <span className="link">{all.text}</span>
            </div>
          )}
        </div>
      ))}
    </div>
  )
}

/** The number of options of some groups, with the ways to their lists. */
function countHits(groups: HitGroup[]): number {
  return groups.reduce((sum, { hits, all }) => sum + hits.length + (all ? 1 : 0), 0)
}
