import { localeContext, type RequestContext } from '#app/request/context.ts'
import type { TopicSwitch } from '#app/components/newsletters/topic-switches.tsx'
import { MAIL_TOPICS, type MailTopic } from '#shared/base/mail-topics.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

/** The switches of all topics, with their texts: pages need not load those. */
export function topicSwitches(context: RequestContext, on: readonly MailTopic[]): TopicSwitch[] {
  const texts = textsOf(context.get(localeContext)).mailTopics
  return MAIL_TOPICS.map((topic) => ({ topic, ...texts[topic], isOn: on.includes(topic) }))
}

/** The topics whose boxes are ticked in a form; a box that is not ticked is not sent. */
export function readTopics(form: Map<string, string>): MailTopic[] {
  return MAIL_TOPICS.filter((topic) => form.get(topic) === 'yes')
}
