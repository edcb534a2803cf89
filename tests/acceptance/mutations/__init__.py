"""True texts over random worlds, and the lies made of them one claim at a time.

Nothing here knows how the product reads a text: figures are computed anew, frames share no sentence with the evidence,
and every corruption says which claim it plants, so that one which happens to hold can be dropped.
"""
