import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { isLocale } from '#shared/kernel/locale.ts'

/** Names a field of a newsletter by its path: `blocks.2.text.th`. */
export function useFieldName() {
  const { newsletters: texts } = useStaffMessages()
  const names: Partial<Record<string, string>> = {
    subject: texts.subject,
    preview: texts.preview,
    text: texts.text,
    alt: texts.alt,
    link: texts.link,
    slug: texts.choose,
    'segment.language': texts.language,
    'segment.hasAccount': texts.account,
    'segment.boughtProductId': texts.bought,
    'segment.boughtSince': texts.since,
  }
  return (path: string): string => {
    const [, place, inner = path] = /^blocks\.(\d+)\.(.+)$/.exec(path) ?? []
    const language = inner.split('.').at(-1)
    if (!isLocale(language)) return inPlace(names[inner] ?? inner)
    const bare = inner.slice(0, -language.length - 1)
    return inPlace(texts.in(names[bare] ?? bare, texts.languages[language]))
    function inPlace(name: string) {
      return place === undefined ? name : texts.part(Number(place) + 1, name)
    }
  }
}
