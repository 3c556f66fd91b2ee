import { LineDrawing } from '#app/components/ui/icons.tsx'

/** The office's icons, apart from the shop's, which every visitor loads. Like those they never carry meaning alone. */
const paths = {
  today: 'M3.5 11 12 4l8.5 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  orders: 'M4 8.5 12 4l8 4.5v8L12 21l-8-4.5v-8Zm0 0 8 4.5 8-4.5M12 13v8M8 6.3l8 4.4',
  products:
    'M8 3.5h8v3l1.5 2V19a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V8.5l1.5-2v-3Zm0 3h8M6.5 12h11v5h-11',
  categories: 'M4 4h7v7H4V4Zm9 0h7v7h-7V4ZM4 13h7v7H4v-7Zm9 0h7v7h-7v-7Z',
  inventory: 'M3.5 20.5v-12L12 4l8.5 4.5v12M7 20.5V12h10v8.5M7 16.2h10',
  checks: 'M12 3.5 19.5 6v6c0 4.5-3 7.3-7.5 8.7-4.5-1.4-7.5-4.2-7.5-8.7V6L12 3.5Zm-3.5 8.7 2.5 2.5 4.5-5',
  doctor:
    'M6 4v5a4 4 0 0 0 8 0V4M6 4H4.5M14 4h1.5M10 13v2.5a4.5 4.5 0 0 0 9 0V13m0 0a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4Z',
  backups: 'M4 4.5h16v5H4v-5Zm1.5 5V20h13V9.5M12 12v5.5m-2.5-2.5L12 17.5l2.5-2.5',
  monitor: 'M5 19a8.5 8.5 0 1 1 14 0M12 14.5l4-5.5M12 14.5v.1',
  customers:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.5-3.6 3-5.3 6.5-5.3s6 1.7 6.5 5.3M16 5a3.3 3.3 0 0 1 0 6.3m2 3.1c2 .7 3.2 2.4 3.5 5.1',
  addCustomer:
    'M10 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3.5 19.5c.5-3.6 3-5.3 6.5-5.3s6 1.7 6.5 5.3M19 7v6m-3-3h6',
  payments: 'M3 6h18v12.5H3V6Zm0 4h18M6.5 15h4',
  team: 'M12 10.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5 20.5c.5-4.2 3.2-6.3 7-6.3s6.5 2.1 7 6.3l-7-2-7 2Z',
  audit: 'M6 3.5h9l4 4v13H6v-17Zm9 0v4h4M9 12h7m-7 4h7',
  recipes:
    'M5 10h14v4a7 7 0 0 1-14 0v-4Zm-2 0h18M9 3.5c-1 1.2 1 2 0 3.5m3-3.5c-1 1.2 1 2 0 3.5m3-3.5c-1 1.2 1 2 0 3.5',
  offers:
    'M8.5 9.2v-.1m7 5.8v-.1M16 8l-8 8M12 3l2.3 1.9 3-.2.8 2.9 2.5 1.6L19.5 12l1.1 2.8-2.5 1.6-.8 2.9-3-.2L12 21l-2.3-1.9-3 .2-.8-2.9-2.5-1.6L4.500 12 3.400 9.200l2.500-1.600.8-2.900 3 .2Z',
  vouchers:
    'M3.5 8.5h17v4h-17zM5 12.5h14v8H5zM12 8.5v12M12 8.5c-5 0-5-5-2.5-5S12 8.5 12 8.5s0-5 2.5-5 2.5 5-2.5 5',
  discounts: 'M12.5 3.5H20v7.5l-9 9.5L3.5 13l9-9.5Zm3.5 4v.1M9.5 11.5l4 4',
  events: 'M4 6h16v14H4V6Zm0 4.5h16M8.5 3.5v4m7-4v4M8 14.5h3m2.5 0h3',
  settings:
    'M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM12 3v3m0 12v3m9-9h-3M6 12H3m15.4-6.4-2.2 2.2M7.8 16.2l-2.2 2.2m12.8 0-2.2-2.2M7.8 7.8 5.6 5.6',
  newsletters: 'M3.5 6h17v12.5h-17V6Zm0 .5 8.5 6.5 8.5-6.5',
  reviews: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8L12 3.5Z',
  menu: 'M4 20.5V4l7-1v17.5M13 3.5l7-1v18H4M7 8h1.5M7 12h1.5m7-4.5H17m-1.5 4H17m-1.5 4H17',
  messages: 'M3.5 5h17v12h-9l-4.5 4v-4H3.5V5Zm4 5h9m-9 3.5h6',
  questions: 'M3.5 5h17v12h-9l-4.5 4v-4H3.5V5Zm6.5 4.5a2 2 0 1 1 2.5 2c-.4.2-.5.5-.5 1.2m0 1.8v.1',
  subscribers: 'M3.5 9.5 12 4l8.5 5.5v10h-17v-10Zm0 .5 8.5 5.5 8.5-5.5',
  handle: 'M9 6v.1M9 12v.1M9 18v.1M15 6v.1M15 12v.1M15 18v.1',
  tables: 'M3.5 9.5h17M6 9.5V19m12-9.5V19M9.5 9.5c0-3 5-3 5 0',
  reservations: 'M4 6h16v14H4V6Zm0 4.5h16M8.5 3.5v4m7-4v4M9 15.5l2.2 2.2 4-4.2',
  print: 'M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7V14Z',
  shop: 'M4 9.5 5.5 4h13L20 9.5M4 9.5h16M4 9.5a2.6 2.6 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.6 2.6 0 0 0 5.3 0M5.5 12.5v8h13v-8M10 20.5v-5h4v5',
}

export type OfficeIconName = keyof typeof paths

export function OfficeIcon({ name, className }: { name: OfficeIconName; className?: string }) {
  return <LineDrawing path={paths[name]} className={className} />
}
