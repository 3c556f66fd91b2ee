import type { SeedRecipe } from './types.ts'

export const redCurryChicken: SeedRecipe = {
  slug: 'red-curry-chicken',
  title: { en: 'Red curry with chicken and bamboo shoots', th: 'แกงเผ็ดไก่ใส่หน่อไม้' },
  line: {
    en: 'Brick-red and rich, with bamboo for crunch and tomatoes for a little sour.',
    th: 'แกงสีแดงเข้มข้น กรุบหน่อไม้ อมเปรี้ยวมะเขือเทศ',
  },
  story: {
    en:
      'In Thai this is simply kaeng phet, hot curry: dried red chillies, coconut, and whatever the ' +
      'garden and the butcher have that day. Bamboo shoots are the classic company, because they stay ' +
      'crisp and take nothing away from the sauce. Learn this one and you can cook most coconut curries ' +
      'without a recipe.',
    th:
      'แกงเผ็ดคือแกงกะทิพื้นฐานของครัวไทย พริกแห้ง กะทิ แล้วแต่ว่าวันนั้นในบ้านมีผักมีเนื้ออะไร หน่อไม้เป็นคู่ประจำ ' +
      'เพราะกรุบอยู่ในน้ำแกงและไม่กลบรสใคร ทำหม้อนี้คล่องแล้ว แกงกะทิหม้ออื่นก็ไม่ต้องเปิดสูตร',
  },
  picture: '/images/dishes/red-curry',
  pictureAlt: {
    en: 'Bowl of red curry with chicken, cherry tomato, bamboo shoots and basil beside a bowl of rice',
    th: 'แกงเผ็ดไก่ใส่มะเขือเทศ หน่อไม้ และใบโหระพา เสิร์ฟคู่ข้าวสวย',
  },
  course: 'curry',
  prepMinutes: 15,
  cookMinutes: 25,
  servings: 4,
  difficulty: 'easy',
  spiceLevel: 4,
  lines: [
    { id: 'rice', ingredient: 'jasmine-rice', amount: 300, unit: 'g' },
    {
      id: 'bamboo',
      ingredient: 'bamboo-shoot',
      amount: 150,
      unit: 'g',
      note: { en: 'drained weight, sliced', th: 'น้ำหนักหลังเทน้ำ หั่นชิ้นบาง' },
    },
    { id: 'cream', ingredient: 'coconut-cream', amount: 100, unit: 'ml' },
    { id: 'paste', product: 'red-curry-paste', amount: 50, unit: 'g' },
    {
      id: 'chicken',
      ingredient: 'chicken-thigh',
      amount: 300,
      unit: 'g',
      note: { en: 'in bite-sized pieces', th: 'หั่นชิ้นพอคำ' },
    },
    { id: 'milk', ingredient: 'coconut-milk', amount: 300, unit: 'ml' },
    {
      id: 'leaves',
      ingredient: 'makrut-lime-leaf',
      amount: 4,
      unit: 'piece',
      note: { en: 'torn', th: 'ฉีก' },
    },
    { id: 'tomatoes', ingredient: 'cherry-tomato', amount: 120, unit: 'g' },
    { id: 'fish-sauce', ingredient: 'fish-sauce', amount: 1, unit: 'tbsp' },
    { id: 'sugar', ingredient: 'palm-sugar', amount: 2, unit: 'tsp' },
    {
      id: 'basil',
      ingredient: 'thai-basil',
      amount: 1,
      unit: 'handful',
      note: { en: 'leaves only', th: 'เด็ดใบ' },
    },
    {
      id: 'chilli',
      ingredient: 'red-chilli',
      amount: 1,
      unit: 'piece',
      note: { en: 'sliced at an angle', th: 'หั่นแฉลบ' },
    },
  ],
  steps: [
    {
      title: { en: 'Rice on, bamboo out', th: 'หุงข้าว เตรียมหน่อไม้' },
      text: {
        en:
          'Rinse the rice and cook it. Drain the bamboo shoots and boil them in fresh water to wash the ' +
          'taste of the tin away; drain again.',
        th: 'ซาวข้าวแล้วหุง เทน้ำในกระป๋องหน่อไม้ทิ้ง ต้มหน่อไม้ในน้ำสะอาดให้หมดกลิ่นกระป๋อง แล้วสะเด็ดน้ำ',
      },
      uses: ['rice', 'bamboo'],
      timer: { minutes: 3, label: { en: 'Bamboo shoots', th: 'ต้มหน่อไม้' } },
    },
    {
      title: { en: 'Split the coconut cream', th: 'เคี่ยวหัวกะทิให้แตกมัน' },
      text: {
        en:
          'Simmer the coconut cream in a wide pot over medium heat until it is thick and oil stands at ' +
          'the edges.',
        th: 'ใส่หัวกะทิในหม้อปากกว้าง เคี่ยวไฟกลางจนข้นและมีน้ำมันลอยตามขอบ',
      },
      uses: ['cream'],
      timer: { minutes: 4, label: { en: 'Coconut cream', th: 'เคี่ยวหัวกะทิ' } },
    },
    {
      title: { en: 'Fry the paste', th: 'ผัดพริกแกง' },
      text: {
        en:
          'Stir in the curry paste and keep it moving until the oil runs red and the kitchen smells of ' +
          'galangal.',
        th: 'ใส่พริกแกงลงผัด คนไม่หยุดจนน้ำมันเป็นสีแดงและหอมกลิ่นข่า',
      },
      uses: ['paste'],
      timer: { minutes: 3, label: { en: 'Curry paste', th: 'ผัดพริกแกง' } },
    },
    {
      title: { en: 'Chicken in', th: 'ใส่ไก่' },
      text: {
        en: 'Add the chicken and turn it until no raw side shows.',
        th: 'ใส่ไก่ ผัดคลุกพริกแกงจนผิวนอกสุกทุกด้าน',
      },
      uses: ['chicken'],
      timer: { minutes: 2, label: { en: 'Chicken', th: 'ผัดไก่' } },
    },
    {
      title: { en: 'Simmer', th: 'เติมกะทิแล้วเคี่ยว' },
      text: {
        en:
          'Pour in the coconut milk, add the bamboo shoots and the lime leaves and simmer gently until ' +
          'the chicken is white to the middle.',
        th: 'เติมกะทิ ใส่หน่อไม้กับใบมะกรูด เคี่ยวให้เดือดอ่อนๆ จนไก่สุกถึงข้างใน',
      },
      uses: ['milk', 'bamboo', 'leaves'],
      timer: { minutes: 10, label: { en: 'Simmer', th: 'เคี่ยวแกง' } },
    },
    {
      title: { en: 'Tomatoes and seasoning', th: 'ใส่มะเขือเทศแล้วปรุงรส' },
      text: {
        en:
          'Add the tomatoes whole, with most of the fish sauce and the palm sugar. Once a tomato or two ' +
          'has burst, taste, and add the last of the fish sauce if you want it.',
        th: 'ใส่มะเขือเทศทั้งลูก น้ำปลาเกือบทั้งหมด และน้ำตาลโตนด พอมะเขือเทศเริ่มแตกก็ชิม ถ้ายังอ่อนเค็มค่อยเติมน้ำปลาที่เหลือ',
      },
      uses: ['tomatoes', 'fish-sauce', 'sugar'],
      timer: { minutes: 2, label: { en: 'Tomatoes', th: 'ต้มมะเขือเทศ' } },
    },
    {
      title: { en: 'Basil last', th: 'ใส่โหระพาเป็นอย่างสุดท้าย' },
      text: {
        en: 'Off the heat, stir in the basil and the chilli. Serve with the rice.',
        th: 'ปิดไฟ ใส่ใบโหระพากับพริก คนพอทั่ว เสิร์ฟกับข้าวสวยร้อนๆ',
      },
      uses: ['basil', 'chilli', 'rice'],
    },
  ],
  tips: [
    {
      en:
        'Leftover roast duck or rotisserie chicken is a gift to this curry: skip the frying, add it ' +
        'with the tomatoes and heat it through until it steams.',
      th: 'มีเป็ดย่างหรือไก่อบเหลือก็ใส่แกงนี้ได้เลย ไม่ต้องผัด ใส่พร้อมมะเขือเทศแล้วต้มให้ร้อนทั่ว',
    },
    {
      en: "Too hot? Add coconut milk, not sugar. Too mild? Slice in a bird's eye chilli with the basil.",
      th: 'เผ็ดไปให้เติมกะทิ อย่าเติมน้ำตาล ถ้ายังไม่เผ็ดพอ ซอยพริกขี้หนูใส่พร้อมโหระพา',
    },
    {
      en:
        'Butternut in 2 cm cubes instead of chicken takes the same time. The paste has shrimp paste in ' +
        'it, so it is not a vegetarian curry.',
      th: 'ใช้ฟักทองบัตเตอร์นัตหั่นเต๋า 2 ซม. แทนไก่ ใช้เวลาเท่ากัน แต่ในพริกแกงมีกะปิ จึงไม่ใช่แกงมังสวิรัติ',
    },
  ],
  related: ['green-curry-chicken', 'panang-beef', 'fish-cakes', 'jungle-curry-chicken'],
}
