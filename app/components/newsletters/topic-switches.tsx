import type { MailTopic } from '#shared/base/mail-topics.ts'

/** A topic as its switch shows it, in the page's language. */
export type TopicSwitch = { topic: MailTopic; label: string; hint: string; isOn: boolean }

/** A box for each topic, as its form sends it; `readTopics` reads it. What is on now starts again after each answer. */
export function TopicSwitches({ switches }: { switches: TopicSwitch[] }) {
  return (
    <div className="grid gap-3">
      {switches.map(({ topic, label, hint, isOn }) => (
        <label key={topic + isOn} className="flex gap-3 py-1 font-semibold">
          <input
            type="checkbox"
            name={topic}
            value="yes"
            defaultChecked={isOn}
            className="mt-0.5 size-5 shrink-0 accent-leaf"
          />
          <span>
            {label}
            <span className="block text-sm font-normal text-stone">{hint}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
