import { beforeAll, expect, test } from 'vitest'
import { VERSION } from '#config/version.ts'
import { RELEASES } from '#shared/base/releases.ts'
import { LOCALES, localizedPath } from '#shared/kernel/locale.ts'
import { textsOf } from '#shared/messages/texts-of.ts'
import { addPerson } from '#tests/data/people.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()
let app: TestApp
let cookie = ''
beforeAll(async () => {
  app = await testApp(shop())
  cookie = await cookieOf(testCtx(shop()), await addPerson(testCtx(shop()), { roles: ['moderator'] }))
})

test.each(LOCALES)(
  'the foot of the office says the release and leads to what it brings: %s',
  async (locale) => {
    const { news } = textsOf(locale).staff
    const read = async (path: '/admin' | '/admin/news') =>
      pageOf(await app.fetch(localizedPath(path, locale), { headers: { cookie } }))
    const [link] = (await read('/admin')).all(`a[href="${localizedPath('/admin/news', locale)}"]`)
    expect(link?.textContent).toBe(news.link(VERSION))
    const page = await read('/admin/news')
    expect(page.textOf('h1')).toBe(news.title)
    expect(page.all('h2').map(({ textContent }) => textContent)).toEqual(
      RELEASES.map(({ name }) => news.releases[name].title),
    )
    for (const point of [...news.releases['1.0.0'].notice, ...news.releases['1.0.0'].upgrade])
      expect(page.textOf('main')).toContain(point)
  },
)
