/** The keys of the English texts with any string as text: what every other language must satisfy. */
export type Shape<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Shape<Texts[Key]>;
};
