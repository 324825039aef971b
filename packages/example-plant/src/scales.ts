import type { ScalePurpose } from '@takt/domain/scrap/model/scale.ts'

export interface PlantScale {
  readonly machine_id: string
  readonly scale_id: string
  readonly name: string
  readonly signal: string
  readonly unit: string
  readonly purpose: ScalePurpose
  readonly tare: number
  readonly min_weight: number
  readonly max_weight: number
}

/** The machine that books scrap by weight has a scale for its boxes, one for its sprues and one for a single piece. */
export const exampleScales: readonly PlantScale[] = [
  {
    machine_id: 'M105',
    scale_id: 'S1',
    name: 'Boxes',
    signal: 'scale_boxes',
    unit: 'kg',
    purpose: 'pallet',
    tare: 0.35,
    min_weight: 0.2,
    max_weight: 15,
  },
  {
    machine_id: 'M105',
    scale_id: 'S2',
    name: 'Sprues and scrap',
    signal: 'scale_scrap',
    unit: 'kg',
    purpose: 'scrap',
    tare: 0,
    min_weight: 0,
    max_weight: 40,
  },
  {
    machine_id: 'M105',
    scale_id: 'S3',
    name: 'Single pieces',
    signal: 'scale_piece',
    unit: 'g',
    purpose: 'piece',
    tare: 0,
    min_weight: 0,
    max_weight: 600,
  },
]
