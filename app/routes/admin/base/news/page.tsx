import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useRelease } from '#app/components/admin/use-release.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { RELEASES } from '#shared/base/releases.ts'
import { formatDate } from '#shared/kernel/dates.ts'

/** The releases, the newest first: what people notice, and what an upgrade does. CHANGELOG.md says the same. */
export default function NewsPage() {
  const { news } = useStaffMessages()
  const locale = useLocale()
  const release = useRelease()
  return (
    <>
      <OfficeHead title={news.title} hint={release && news.hint(release)} />
      <div className="grid gap-6">
        {RELEASES.map(({ name, date }) => {
          const { title, notice, upgrade } = news.releases[name]
          return (
            <OfficeCard
              key={name}
              id={`release-${name}`}
              title={title}
              hint={formatDate(new Date(`${date}T12:00:00Z`), locale)}
            >
              <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[3fr_2fr]">
                <Points title={news.notice} points={notice} />
                <Points title={news.upgrade} points={upgrade} />
              </div>
            </OfficeCard>
          )
        })}
      </div>
    </>
  )
}

function Points({ title, points }: { title: string; points: string[] }) {
  return (
    <div>
      <h3 className="mb-2 text-base">{title}</h3>
      <ul className="list-disc space-y-2 pl-5 text-pretty marker:text-turmeric">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
