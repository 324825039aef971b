import { EXAMPLE_COMPANY, makes, ONCE } from '../ground/db/makes.fixture.ts'

export const aMaterial = makes(
  'material',
  ({ nth, given: { material_no = `MADE-${nth}` } }) => ({
    material_no,
    material_desc: material_no,
    material_unit: 'KG',
  }),
  ['company_id', 'material_no'],
)

/** What an order needs of a material, which is made with it where it is not there yet. */
export const aCardMaterial = makes('card_material', async ({ plant, given: { material_no = '' } }) => {
  const isThere = await plant.sql('select from material where company_id = $1 and material_no = $2', [
    EXAMPLE_COMPANY,
    material_no,
  ])
  if (isThere.length === 0) await aMaterial(plant, { material_no })
  return { line_no: 1, planned_qty: 100, per_unit: 1 }
})

export const aMaterialLot = makes('material_lot', () => ({ group_no: 1, line_no: 1, at: ONCE, username: 'operator' }))
