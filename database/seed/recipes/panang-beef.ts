import type { SeedRecipe } from './types.ts'

export const panangBeef: SeedRecipe = {
  slug: 'panang-beef',
  title: { en: 'Panang beef', th: 'แกงพะแนงเนื้อ' },
  line: {
    en: 'Thin beef in a thick, nutty sauce, with lime leaf cut as fine as thread.',
    th: 'เนื้อหั่นบางในน้ำแกงขลุกขลิกมันถั่ว โรยใบมะกรูดซอยฝอย',
  },
  story: {
    en:
      'Panang is the thickest of the coconut curries: little liquid, so that the sauce clings to the ' +
      'meat. The name sounds like the island of Penang, and where it comes from is still argued over; ' +
      'the first Thai recipe known in print, from around 1890, is for a chicken basted with the sauce ' +
      'and grilled. This is the quick one of today, with sliced beef.',
    th:
      'พะแนงเป็นแกงกะทิที่ข้นที่สุด ใส่น้ำน้อยให้น้ำแกงเกาะเนื้อ ชื่อพ้องกับเกาะปีนัง แต่ที่มายังถกกันไม่จบ ' +
      'สูตรเก่าที่สุดที่พบอยู่ในตำรากับข้าวสมัยรัชกาลที่ 5 เป็นไก่ย่างทาพริกแกง ส่วนหม้อนี้เป็นแบบที่กินกันทุกวันนี้ ใช้เนื้อหั่นบาง เสร็จเร็ว',
  },
  picture: '/images/dishes/panang',
  pictureAlt: {
    en:
      'Panang beef curry in a cream bowl with coconut cream, shredded lime leaf, chilli and crushed ' +
      'peanuts',
    th: 'แกงพะแนงเนื้อในชามสีครีม ราดหัวกะทิ โรยใบมะกรูดซอย พริก และถั่วลิสงป่น',
  },
  course: 'curry',
  prepMinutes: 15,
  cookMinutes: 25,
  servings: 4,
  difficulty: 'easy',
  spiceLevel: 2,
  lines: [
    { id: 'rice', ingredient: 'jasmine-rice', amount: 300, unit: 'g' },
    {
      id: 'beef',
      ingredient: 'beef-rump',
      amount: 400,
      unit: 'g',
      note: { en: 'sliced thinly across the grain', th: 'หั่นบางขวางลาย' },
    },
    { id: 'cream', ingredient: 'coconut-cream', amount: 150, unit: 'ml' },
    { id: 'paste', product: 'panang-curry-paste', amount: 50, unit: 'g' },
    { id: 'milk', ingredient: 'coconut-milk', amount: 150, unit: 'ml' },
    { id: 'fish-sauce', ingredient: 'fish-sauce', amount: 1, unit: 'tbsp' },
    { id: 'sugar', ingredient: 'palm-sugar', amount: 1, unit: 'tbsp' },
    {
      id: 'leaves',
      ingredient: 'makrut-lime-leaf',
      amount: 5,
      unit: 'piece',
      note: { en: 'stems removed, shredded very finely', th: 'ดึงก้านกลางออก ซอยฝอย' },
    },
    {
      id: 'chilli',
      ingredient: 'red-chilli',
      amount: 1,
      unit: 'piece',
      note: { en: 'in fine strips', th: 'ซอยเส้น' },
    },
    {
      id: 'topping',
      ingredient: 'coconut-cream',
      amount: 2,
      unit: 'tbsp',
      note: { en: 'for the top', th: 'สำหรับราดหน้า' },
    },
    { id: 'peanuts', ingredient: 'peanut', amount: 2, unit: 'tbsp', note: { en: 'crushed', th: 'ป่นหยาบ' } },
  ],
  steps: [
    {
      title: { en: 'Rice on, beef sliced', th: 'หุงข้าว หั่นเนื้อ' },
      text: {
        en:
          'Rinse the rice and cook it. Slice the beef as thinly as you can, across the grain, so that ' +
          'every piece is tender.',
        th: 'ซาวข้าวแล้วหุง หั่นเนื้อขวางลายให้บางที่สุด จะได้นุ่มทุกชิ้น',
      },
      uses: ['rice', 'beef'],
    },
    {
      title: { en: 'Split the coconut cream', th: 'เคี่ยวหัวกะทิให้แตกมัน' },
      text: {
        en:
          'Simmer the coconut cream for the sauce in a wide pan until it is thick and oil beads at the ' +
          'edges.',
        th: 'ใส่หัวกะทิสำหรับแกงในกระทะก้นกว้าง เคี่ยวไฟกลางจนข้นและมีน้ำมันลอยตามขอบ',
      },
      uses: ['cream'],
      timer: { minutes: 5, label: { en: 'Coconut cream', th: 'เคี่ยวหัวกะทิ' } },
    },
    {
      title: { en: 'Fry the paste', th: 'ผัดพริกแกง' },
      text: {
        en:
          'Fry the paste in the cream, scraping the pan, until the oil turns red and you smell roasted ' +
          'peanut.',
        th: 'ใส่พริกแกงลงผัดกับหัวกะทิ หมั่นขูดก้นกระทะจนน้ำมันเป็นสีแดงและหอมถั่วคั่ว',
      },
      uses: ['paste'],
      timer: { minutes: 3, label: { en: 'Curry paste', th: 'ผัดพริกแกง' } },
    },
    {
      title: { en: 'Beef and coconut milk', th: 'ใส่เนื้อกับกะทิ' },
      text: {
        en:
          'Add the beef and the coconut milk and cook at a lively simmer, without a lid. It is ready ' +
          'when the beef is cooked and the sauce coats the back of a spoon.',
        th: 'ใส่เนื้อกับกะทิ เปิดฝาเคี่ยวไฟกลางจนเนื้อสุกและน้ำแกงข้นเคลือบหลังช้อน',
      },
      uses: ['beef', 'milk'],
      timer: { minutes: 8, label: { en: 'Beef and sauce', th: 'เคี่ยวเนื้อ' } },
    },
    {
      title: { en: 'Season', th: 'ปรุงรส' },
      text: {
        en:
          'Stir in the fish sauce, the palm sugar and half of the lime leaves. Panang is a little ' +
          'sweeter than red curry; stop when salt and sugar pull evenly.',
        th: 'ใส่น้ำปลา น้ำตาลโตนด และใบมะกรูดครึ่งหนึ่ง พะแนงหวานกว่าแกงเผ็ดเล็กน้อย ปรุงให้เค็มหวานพอๆ กัน',
      },
      uses: ['fish-sauce', 'sugar', 'leaves'],
    },
    {
      title: { en: 'Finish the bowl', th: 'จัดชาม' },
      text: {
        en:
          'Spoon into a bowl, pour the cream for the top over it and scatter the rest of the lime ' +
          'leaves, the chilli and the peanuts. Serve with the rice.',
        th: 'ตักใส่ชาม ราดหัวกะทิสำหรับหน้าแกง โรยใบมะกรูดที่เหลือ พริก และถั่วลิสง เสิร์ฟกับข้าวสวย',
      },
      uses: ['topping', 'leaves', 'chilli', 'peanuts', 'rice'],
    },
  ],
  tips: [
    {
      en: 'Half an hour in the freezer makes beef firm enough to slice thinly.',
      th: 'แช่เนื้อในช่องแข็งครึ่งชั่วโมงก่อน จะหั่นบางได้ง่าย',
    },
    {
      en:
        'To shred lime leaf, pull out the stem, stack the leaves, roll them tightly and cut with the ' +
        'tip of a sharp knife.',
      th: 'วิธีซอยใบมะกรูด ดึงก้านกลางออก ซ้อนใบแล้วม้วนให้แน่น ใช้ปลายมีดคมๆ ซอย',
    },
    {
      en: 'Pork neck or chicken thigh, sliced the same way, take the same time. Cook both right through.',
      th: 'ใช้สันคอหมูหรือสะโพกไก่หั่นบางแทนได้ ใช้เวลาเท่ากัน แต่ต้องสุกทั่วถึงข้างใน',
    },
    {
      en:
        'There are peanuts in the paste as well as on top. Red curry is made without, but its jar may ' +
        'contain traces: with an allergy, read the label first.',
      th: 'ในพริกแกงมีถั่วลิสงด้วย ไม่ใช่แค่ที่โรยหน้า พริกแกงเผ็ดไม่ใส่ถั่วลิสงแต่อาจมีปนเปื้อน ถ้าแพ้ถั่วต้องอ่านฉลากก่อน',
    },
  ],
  related: ['massaman-beef', 'red-curry-chicken', 'kua-kling', 'yellow-curry-chicken'],
}
