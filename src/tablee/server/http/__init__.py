"""The JSON API: what a line can do, for scripts that have none.

types       what is sent and answered
operation   what an operation is: the table of them makes the routes and the OpenAPI document
answering   from a request to an operation, and back
people, tables, records, games   the operations
looking     looking at a table, and waiting until something happens there
routes      all of it, for the application
"""
