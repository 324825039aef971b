/** Papers of the example plant: instructions of parts, of a kind of part, of machines and tools, and drawings. */
import { drawingOf, pictureOf } from './part-pictures.ts'
import type { Plant, PlantPart } from './plant.ts'

export interface PlantDocumentGroup {
  readonly description: string
  readonly note: string
  readonly view_order: number
}

export const documentGroups: readonly PlantDocumentGroup[] = [
  { description: 'Setup', note: 'Read before the tool is mounted.', view_order: 1 },
  { description: 'Quality', note: 'What is checked, how often and with what.', view_order: 2 },
  { description: 'Safety', note: '', view_order: 3 },
]

export interface PlantDocument {
  readonly name: string
  readonly description: string
  readonly group: string
  readonly belongs: { readonly [K in 'machine_id' | 'part_no' | 'tool_id' | 'part_type_id']?: string }
  readonly drawing?: true
  /** What it shows, as SVG, where it has no pages. */
  readonly picture?: string
  /** A page each, its sentences as steps; a drawing or a picture has none. */
  readonly pages: readonly (readonly string[])[]
}

const MOST_PARTS = 4

/** Of the first company only: the others have none, and find none of these. */
export function plantDocuments({
  parts,
  machines,
  tools,
}: Pick<Plant, 'parts' | 'machines' | 'tools'>): PlantDocument[] {
  const moulded = parts.filter(({ part_type_id }) => part_type_id === 'MOULDED')
  if (moulded.length === 0) return []
  const [machine] = machines
  const tool = tools.find(({ tool_id }) => tool_id === moulded[1]?.tool_id)
  return [
    ...moulded.slice(0, MOST_PARTS).flatMap((part): PlantDocument[] => [
      {
        name: `${part.part_no} setup.pdf`,
        description: `Setup of ${part.part_description}`,
        group: 'Setup',
        belongs: { part_no: part.part_no },
        pages: setupPages,
      },
      drawn(part),
    ]),
    {
      name: 'Check of moulded parts.pdf',
      description: 'Check of moulded parts',
      group: 'Quality',
      belongs: { part_type_id: 'MOULDED' },
      pages: [checkPage],
    },
    ...(machine
      ? [
          {
            name: `Robot cell ${machine.machine_id}.pdf`,
            description: `Robot cell of ${machine.machine_id}`,
            group: 'Safety',
            belongs: { machine_id: machine.machine_id },
            pages: [safetyPage],
          },
        ]
      : []),
    ...(tool
      ? [
          {
            name: `${tool.tool_id} care.pdf`,
            description: `Care of ${tool.tool_id}`,
            group: 'Setup',
            belongs: { tool_id: tool.tool_id },
            pages: [carePage],
          },
        ]
      : []),
    ...articlesOf(parts)
      .filter(({ part_no }) => !moulded.slice(0, MOST_PARTS).some((part) => part.part_no === part_no))
      .map(drawn),
    ...articlesOf(parts).map(pictured),
  ]
}

/** An article has one look in all its operations: that of the first. */
function articlesOf(parts: readonly PlantPart[]): PlantPart[] {
  return [...Map.groupBy(parts, ({ part_no }) => part_no).values()].flatMap(([first]) => first ?? [])
}

const ofArticle = ({ part_no }: PlantPart) => ({ group: '', belongs: { part_no }, pages: [] })

function drawn(part: PlantPart): PlantDocument {
  const name = `${part.part_no} drawing.svg`
  const description = `Drawing of ${part.part_description}`
  return { name, description, drawing: true, picture: drawingOf(part), ...ofArticle(part) }
}

function pictured(part: PlantPart): PlantDocument {
  const name = `${part.part_no} picture.svg`
  return { name, description: `Picture of ${part.part_description}`, picture: pictureOf(part), ...ofArticle(part) }
}

const setupPages = [
  [
    'Lock the machine out and hang up the sign.',
    'Mount the tool, torque the clamps crosswise to 80 Nm.',
    'Connect water and check for leaks at 4 bar.',
  ],
  [
    'Load the program and compare its number with the card.',
    'Heat the barrel; wait until every zone is green.',
    'Purge with five shots.',
  ],
  [
    'Make ten shots and let them cool for two minutes.',
    'Measure the first piece against the drawing.',
    'Report the first piece as good, then start the order.',
  ],
]
const checkPage = [
  'Every hour: two pieces of each cavity.',
  'Look for flash, short shots and burn marks.',
  'Weigh one shot and write the weight down.',
]
const safetyPage = [
  'Never enter the cell while the light is yellow.',
  'Press the emergency stop before you reach in.',
  'Two people for any work on the gripper.',
]
const carePage = [
  'Clean the parting line after every order.',
  'Grease the guides every 10 000 shots.',
  'Cover the cavities when the tool is stored.',
]
