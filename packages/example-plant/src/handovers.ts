/** Hand-overs of the last shifts of the moulding shop: one that is closed, and one that the next leader has to take over. */
export interface PlantHandover {
  readonly department: string
  /** 1 is the last shift that has ended. */
  readonly shifts_ago: number
  readonly remark: string
  readonly remarks: readonly { readonly machine_id: string; readonly remark: string }[]
  readonly taken_over: boolean
}

/** Who leads which shift there, and signs at the terminal of the hall. */
export const leaders: Readonly<Record<number, string>> = { 1: '0105', 2: '0133', 3: '0143' }

export const exampleHandovers: readonly PlantHandover[] = [
  {
    department: '10',
    shifts_ago: 2,
    remark: 'A quiet shift. Regrind for the caps is filled up, the empty pallets are at the gate.',
    remarks: [{ machine_id: 'M101', remark: 'Cavity 7 still leaves a little flash; checked every hour.' }],
    taken_over: true,
  },
  {
    department: '10',
    shifts_ago: 1,
    remark: 'The granulate dryer in hall A was refilled late. Please measure moisture before the next order starts.',
    remarks: [
      { machine_id: 'M104', remark: 'The chiller alarm came twice. Maintenance looks at it this week.' },
      { machine_id: 'M110', remark: 'Gripper adjusted by 2 mm, parts are fine since.' },
    ],
    taken_over: false,
  },
]
