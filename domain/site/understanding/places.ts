import type { Province } from '#shared/accounts/provinces.ts'

/** People's names for a province, or a city in it. */
export const PLACES: Record<Province, string> = {
  EC: `
    eastern cape, gqeberha, port elizabeth, pe, east london, mthatha, makhanda,
    อีสเทิร์นเคป
  `,
  FS: `
    free state, bloemfontein, bloem, welkom,
    ฟรีสเตต
  `,
  GP: `
    gauteng, johannesburg, joburg, jhb, jozi, pretoria, tshwane, soweto, sandton,
    เคาเต็ง, โจฮันเนสเบิร์ก, โจเบิร์ก, โจเบิก, พริทอเรีย
  `,
  KZN: `
    kwazulu natal, kwazulu, natal, kzn, durban, dbn, pietermaritzburg, pmb, maritzburg,
    ควาซูลูนาทัล, เดอร์บัน
  `,
  LP: `
    limpopo, polokwane,
    ลิมโปโป
  `,
  MP: `
    mpumalanga, nelspruit, mbombela,
    อึมพูมาลังกา
  `,
  NC: `
    northern cape, kimberley, upington,
    นอร์เทิร์นเคป
  `,
  NW: `
    north west, rustenburg, mahikeng, potchefstroom,
    นอร์ทเวสต์
  `,
  WC: `
    western cape, cape town, cpt, mother city, stellenbosch, stellies, paarl, knysna, hermanus,
    เวสเทิร์นเคป, เคปทาวน์
  `,
}

/** Places that the shop does not send to. */
export const ABROAD = `
  abroad, overseas, international, namibia, botswana, zimbabwe, mozambique, lesotho, eswatini,
  zambia, kenya, uk, england, london, usa, america, australia, germany, europe, bangkok,
  to thailand, dubai, chiang mai, phuket, singapore, malaysia, china, india, canada, france, netherlands, ireland,
  ต่างประเทศ, เมืองไทย, ประเทศไทย, นามิเบีย, บอตสวานา, อังกฤษ, อเมริกา, ออสเตรเลีย, กรุงเทพ, เชียงใหม่, ภูเก็ต, ขอนแก่น, หาดใหญ่, โคราช, พัทยา, สิงคโปร์, ลาว, ญี่ปุ่น, เยอรมัน
`
