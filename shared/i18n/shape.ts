/** The keys of the English texts with any string as value. Every other language must satisfy it. */
export type Shape<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Shape<Texts[Key]>;
};
