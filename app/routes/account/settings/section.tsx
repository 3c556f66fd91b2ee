import type { ReactNode } from 'react'
import type { SettingsSection } from './settings-section.ts'

type SectionProps = { id: SettingsSection; title: string; hint: string; children: ReactNode }

/** A group of settings: what it is about on the left, what can be set on the right. */
export function Section({ id, title, hint, children }: SectionProps) {
  return (
    <section
      id={`settings-${id}`}
      aria-labelledby={`settings-${id}-title`}
      className="grid scroll-mt-28 gap-x-10 gap-y-6 border-t border-line pt-8 md:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`settings-${id}-title`} className="text-xl">
          {title}
        </h2>
        <p className="mt-2 text-sm text-pretty text-stone">{hint}</p>
      </div>
      <div className="max-w-xl">{children}</div>
    </section>
  )
}
