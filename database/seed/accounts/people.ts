import type { Province } from '#shared/accounts/provinces.ts'
import type { Locale } from '#shared/kernel/locale.ts'

/** Somebody who buys, reserves or writes in the demo. Invented, as all of it is. */
export type SeedPerson = {
  firstName: string
  lastName: string
  /** At example.com, which belongs to nobody. */
  email: string
  locale: Locale
  address: SeedAddress
}

export type SeedAddress = {
  street: string
  suburb: string
  city: string
  province: Province
  postalCode: string
}

/** Real towns, so that provinces and postal codes fit; the streets are of the kind that any town has. */
const TOWNS = {
  gardens: { suburb: 'Gardens', city: 'Cape Town', province: 'WC', postalCode: '8001' },
  obs: { suburb: 'Observatory', city: 'Cape Town', province: 'WC', postalCode: '7925' },
  muizenberg: { suburb: 'Muizenberg', city: 'Cape Town', province: 'WC', postalCode: '7945' },
  stellenbosch: { suburb: 'Die Boord', city: 'Stellenbosch', province: 'WC', postalCode: '7600' },
  george: { suburb: 'Heatherlands', city: 'George', province: 'WC', postalCode: '6529' },
  joburg: { suburb: 'Parkhurst', city: 'Johannesburg', province: 'GP', postalCode: '2193' },
  sandton: { suburb: 'Bryanston', city: 'Sandton', province: 'GP', postalCode: '2191' },
  pretoria: { suburb: 'Brooklyn', city: 'Pretoria', province: 'GP', postalCode: '0181' },
  durban: { suburb: 'Glenwood', city: 'Durban', province: 'KZN', postalCode: '4001' },
  gqeberha: { suburb: 'Walmer', city: 'Gqeberha', province: 'EC', postalCode: '6070' },
  bloem: { suburb: 'Westdene', city: 'Bloemfontein', province: 'FS', postalCode: '9301' },
  mbombela: { suburb: 'West Acres', city: 'Mbombela', province: 'MP', postalCode: '1201' },
  polokwane: { suburb: 'Bendor', city: 'Polokwane', province: 'LP', postalCode: '0699' },
} as const satisfies Record<string, Omit<SeedAddress, 'street'>>
type Town = keyof typeof TOWNS

const STREETS = ['Church Street', 'Station Road', 'Park Road', 'Main Road', 'Kloof Street', 'Oak Avenue']

type Line = readonly [firstName: string, lastName: string, mailbox: string, locale: Locale, town: Town]

/** Customers with an account come first: the faithful before the others. */
const WITH_ACCOUNT: Line[] = [
  ['Thandeka', 'Mabaso', 'thandeka.mabaso', 'en', 'gardens'],
  ['วราภรณ์', 'สุขสันต์', 'waraporn.suksan', 'th', 'joburg'],
  ['Riaan', 'Steenkamp', 'riaan.steenkamp', 'en', 'stellenbosch'],
  ['Fatima', 'Davids', 'fatima.davids', 'en', 'obs'],
  ['ณัฐพล', 'แก้วมณี', 'nattapon.kaewmanee', 'th', 'gardens'],
  ['Priya', 'Govender', 'priya.govender', 'en', 'durban'],
  ['Lwazi', 'Ngcobo', 'lwazi.ngcobo', 'en', 'durban'],
  ['Anneke', 'Vermeulen', 'anneke.vermeulen', 'en', 'pretoria'],
  ['กมลชนก', 'ศรีทอง', 'kamonchanok.srithong', 'th', 'pretoria'],
  ['Michael', 'Petersen', 'michael.petersen', 'en', 'muizenberg'],
  ['Naledi', 'Sithole', 'naledi.sithole', 'en', 'joburg'],
  ['Craig', 'Wilson', 'craig.wilson', 'en', 'gqeberha'],
  ['ปิยะ', 'บุญมี', 'piya.boonmee', 'th', 'durban'],
  ['Zainab', 'Salie', 'zainab.salie', 'en', 'gardens'],
  ['Hennie', 'Botma', 'hennie.botma', 'en', 'bloem'],
  ['Ayanda', 'Cele', 'ayanda.cele', 'en', 'durban'],
  ['อรุณี', 'พงษ์ไพร', 'arunee.pongprai', 'th', 'obs'],
  ['Susan', 'Hendricks', 'susan.hendricks', 'en', 'george'],
  ['Tebogo', 'Maluleke', 'tebogo.maluleke', 'en', 'polokwane'],
  ['Marlize', 'Joubert', 'marlize.joubert', 'en', 'sandton'],
  ['Devan', 'Pillay', 'devan.pillay', 'en', 'sandton'],
  ['ธนวัฒน์', 'วงศ์ทอง', 'thanawat.wongthong', 'th', 'sandton'],
  ['Nomsa', 'Radebe', 'nomsa.radebe', 'en', 'pretoria'],
  ['Ewan', 'Fraser', 'ewan.fraser', 'en', 'muizenberg'],
  ['Chantal', 'Isaacs', 'chantal.isaacs', 'en', 'obs'],
  ['สุนิสา', 'รักไทย', 'sunisa.rakthai', 'th', 'gardens'],
  ['Themba', 'Mokgosi', 'themba.mokgosi', 'en', 'joburg'],
  ['Elsabe', 'Coetzer', 'elsabe.coetzer', 'en', 'mbombela'],
  ['Imraan', 'Ebrahim', 'imraan.ebrahim', 'en', 'durban'],
  ['Karabo', 'Tshabalala', 'karabo.tshabalala', 'en', 'sandton'],
  ['จิราพร', 'ทองดี', 'jiraporn.thongdee', 'th', 'gqeberha'],
  ['Nicola', 'Barnard', 'nicola.barnard', 'en', 'stellenbosch'],
  ['Bheki', 'Mkhize', 'bheki.mkhize', 'en', 'durban'],
  ['Annelie', 'Roos', 'annelie.roos', 'en', 'george'],
  ['วีระ', 'ชัยมงคล', 'weera.chaimongkol', 'th', 'joburg'],
  ['Palesa', 'Mofokeng', 'palesa.mofokeng', 'en', 'bloem'],
  ['Graham', 'Atkins', 'graham.atkins', 'en', 'gqeberha'],
  ['Shireen', 'Adonis', 'shireen.adonis', 'en', 'gardens'],
  ['Kobus', 'Lategan', 'kobus.lategan', 'en', 'mbombela'],
  ['Lindiwe', 'Ntuli', 'lindiwe.ntuli', 'en', 'pretoria'],
  ['มานพ', 'สายทอง', 'manop.saithong', 'th', 'muizenberg'],
  ['Rachel', 'Kaplan', 'rachel.kaplan', 'en', 'sandton'],
  ['Xolani', 'Dube', 'xolani.dube', 'en', 'joburg'],
  ['Ilse', 'Nortje', 'ilse.nortje', 'en', 'stellenbosch'],
  ['Kavitha', 'Chetty', 'kavitha.chetty', 'en', 'durban'],
]

/** People who buy without an account. */
const GUESTS: Line[] = [
  ['Sibusiso', 'Mthethwa', 'sbu.mthethwa', 'en', 'durban'],
  ['Jolandi', 'Meiring', 'jolandi.meiring', 'en', 'pretoria'],
  ['นิภา', 'แสงเพชร', 'nipa.saengphet', 'th', 'gardens'],
  ['Owen', 'Samuels', 'owen.samuels', 'en', 'obs'],
  ['Refilwe', 'Moeketsi', 'refilwe.moeketsi', 'en', 'joburg'],
  ['Paul', 'Du Preez', 'paul.dupreez', 'en', 'george'],
  ['Ashwin', 'Reddy', 'ashwin.reddy', 'en', 'sandton'],
  ['Busisiwe', 'Shabalala', 'busi.shabalala', 'en', 'durban'],
  ['สมหญิง', 'จันทร์เพ็ญ', 'somying.janpen', 'th', 'sandton'],
  ['Erika', 'Swart', 'erika.swart', 'en', 'bloem'],
  ['Luyanda', 'Qwabe', 'luyanda.qwabe', 'en', 'gqeberha'],
  ['Tanya', 'Abrahams', 'tanya.abrahams', 'en', 'muizenberg'],
  ['Pierre', 'Lombard', 'pierre.lombard', 'en', 'stellenbosch'],
  ['Mpho', 'Letsoalo', 'mpho.letsoalo', 'en', 'polokwane'],
  ['Gillian', 'Hughes', 'gillian.hughes', 'en', 'gardens'],
  ['ประเสริฐ', 'ดีงาม', 'prasert.deengam', 'th', 'pretoria'],
  ['Nazeem', 'Gamieldien', 'nazeem.gamieldien', 'en', 'gardens'],
  ['Charlene', 'Oosthuizen', 'charlene.oosthuizen', 'en', 'mbombela'],
  ['Vusi', 'Mahlangu', 'vusi.mahlangu', 'en', 'pretoria'],
  ['Heidi', 'Richter', 'heidi.richter', 'en', 'stellenbosch'],
  ['Andile', 'Mbatha', 'andile.mbatha', 'en', 'joburg'],
  ['Megan', 'Olivier', 'megan.olivier', 'en', 'obs'],
  ['ลัดดา', 'ใจงาม', 'ladda.jaingam', 'th', 'durban'],
  ['Darryl', 'Naicker', 'darryl.naicker', 'en', 'durban'],
]

const personOf = ([firstName, lastName, mailbox, locale, town]: Line, i: number): SeedPerson => ({
  firstName,
  lastName,
  email: `${mailbox}@example.com`,
  locale,
  address: { street: `${7 + ((i * 17) % 140)} ${STREETS[i % STREETS.length]}`, ...TOWNS[town] },
})

export const seedCustomers: SeedPerson[] = WITH_ACCOUNT.map(personOf)
export const seedGuests: SeedPerson[] = GUESTS.map((line, i) => personOf(line, WITH_ACCOUNT.length + i))

/** The address of the demo's own customer, whose account it has anyway. */
export const demoCustomerAddress: SeedAddress = { street: '21 Park Road', ...TOWNS.gardens }
