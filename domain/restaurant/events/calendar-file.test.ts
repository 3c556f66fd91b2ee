import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarFile, type CalendarEvent } from './calendar-file.ts'

const ctx = { now: () => new Date('2026-11-22T10:00:00Z'), shop: { siteUrl: 'https://shop.test' } }
const event: CalendarEvent = {
  id: '0b6f3a52-7c1e-4b8e-9d55-2f6f1f7a9c11',
  slug: 'loy-krathong-dinner',
  title: { en: 'Loy Krathong dinner', th: 'มื้อค่ำลอยกระทง' },
  shortDescription: { en: 'Five courses; candles, and a boat.', th: 'อาหารห้าจานใต้แสงเทียน' },
  location: { en: 'KROK, 112 Bree Street, Cape Town', th: 'ร้าน KROK, 112 Bree Street, เคปทาวน์' },
  startDate: new Date('2026-11-25T16:30:00Z'),
  endDate: new Date('2026-11-25T20:00:00Z'),
  state: 'published',
  version: 3,
}

/** The one event of a file, as a calendar reads it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const components = calendar.getAllSubcomponents('vevent')
  expect(components).toHaveLength(1)
  const [component] = components
  if (!component) throw new Error('the file has no event')
  return { calendar, component, event: new ICAL.Event(component) }
}

test.each(['en', 'th'] as const)('a calendar reads the event as it is, in %s', (language) => {
  const { calendar, component, event: found } = read(calendarFile(ctx, { event, language }))
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect(found.uid).toBe(`${event.id}@shop.test`)
  expect(found.summary).toBe(event.title[language])
  expect(found.description).toBe(event.shortDescription[language])
  expect(found.location).toBe(event.location[language])
  expect(found.startDate.toJSDate()).toEqual(event.startDate)
  expect(found.endDate.toJSDate()).toEqual(event.endDate)
  expect(found.sequence).toBe(3)
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  expect(component.getFirstPropertyValue('url')).toBe(
    `https://shop.test${language === 'th' ? '/th' : ''}/events/loy-krathong-dinner`,
  )
})

test.each([
  'Two\nlines',
  'Two\r\nlines\r\nBEGIN:VALARM\r\nEND:VEVENT',
  'semi;colons, commas and back\\slashes\\n',
  '"quoted": and a colon',
  'ยาวมาก '.repeat(60).trim(),
  '🎉🎊'.repeat(80),
])('a name cannot break the file: %j', (title) => {
  const file = calendarFile(ctx, { event: { ...event, title: { en: title, th: title } }, language: 'en' })
  const { event: found } = read(file)
  expect(found.summary.replaceAll('\r', '')).toBe(title.replaceAll('\r', ''))
  expect(found.startDate.toJSDate()).toEqual(event.startDate)
  const lines = file.split('\r\n')
  expect(lines.every((line) => !line.includes('\n'))).toBe(true)
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
})

test.each(['postponed', 'cancelled'] as const)(
  'one that was %s takes the event out of the calendar',
  (state) => {
    const cancelled = { ...event, state, version: 4 }
    const {
      calendar,
      component,
      event: found,
    } = read(calendarFile(ctx, { event: cancelled, language: 'en' }))
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect([found.uid, found.sequence]).toEqual([`${event.id}@shop.test`, 4])
  },
)
